import './contact-us-page.css';
import { useState } from 'react';
import { EnquiryForm } from '../features/contact/enquiry-form.tsx';
import { generalFields, restaurantFields } from '../features/contact/enquiry-fields.ts';
import { sendGeneral, sendRestaurant } from '../features/contact/send-enquiry.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';

type Kind = 'general' | 'restaurant';

const kinds: readonly { name: Kind; label: string; help: string }[] = [
  { name: 'general', label: 'General Enquiry', help: 'A question, a mistake you found, an idea.' },
  { name: 'restaurant', label: 'Restaurant Enquiry', help: 'You run a restaurant and want it listed.' },
];

export function ContactUsPage() {
  const [kind, setKind] = useState<Kind>('general');
  const [drafts] = useState(() => ({ general: new Map<string, string>(), restaurant: new Map<string, string>() }));
  usePageTitle('Contact Us');
  return (
    <div className="page contact-us">
      <h1>Contact Us</h1>
      <KindChoice kind={kind} onChange={setKind} />
      {kind === 'general' ? (
        <EnquiryForm
          key="general"
          label="General Enquiry"
          fields={generalFields}
          send={sendGeneral}
          draft={drafts.general}
        />
      ) : (
        <EnquiryForm
          key="restaurant"
          label="Restaurant Enquiry"
          fields={restaurantFields}
          send={sendRestaurant}
          draft={drafts.restaurant}
        />
      )}
    </div>
  );
}

function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <fieldset className="contact-us__kinds">
      <legend>What is it about?</legend>
      {kinds.map(({ name, label, help }) => (
        <div key={name} className="contact-us__kind">
          <input
            type="radio"
            name="enquiry"
            id={`enquiry-${name}`}
            value={name}
            checked={kind === name}
            aria-describedby={`enquiry-${name}-help`}
            onChange={() => onChange(name)}
          />
          <label htmlFor={`enquiry-${name}`}>{label}</label>
          <span id={`enquiry-${name}-help`}>{help}</span>
        </div>
      ))}
    </fieldset>
  );
}

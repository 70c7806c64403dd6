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
  usePageTitle('Contact Us');
  return (
    <div className="page contact-us">
      <h1>Contact Us</h1>
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
              onChange={() => setKind(name)}
            />
            <label htmlFor={`enquiry-${name}`}>{label}</label>
            <span id={`enquiry-${name}-help`}>{help}</span>
          </div>
        ))}
      </fieldset>
      <EnquiryForm label="General Enquiry" fields={generalFields} send={sendGeneral} hidden={kind !== 'general'} />
      <EnquiryForm
        label="Restaurant Enquiry"
        fields={restaurantFields}
        send={sendRestaurant}
        hidden={kind !== 'restaurant'}
      />
    </div>
  );
}

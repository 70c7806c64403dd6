import './reason-field.css';
import { describeReason, stockReasonOf, stockReasons } from '@clearplate/domain/facts/stock-reasons';
import { useState } from 'react';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { t } from '../../translations/t.ts';

const other = 'other';

/**
 * Chooses why something may be in a dish: a usual reason, which diners read in their language, or a text of the user's
 * own.
 */
export function ReasonField({ reason, onReason }: { reason: string; onReason: (text: string) => void }) {
  const [isOther, setOther] = useState(false);
  const code = stockReasonOf(reason);
  const isOwn = isOther || (reason !== '' && code === undefined);
  const choose = (value: string) => {
    setOther(value === other);
    onReason(value === other ? '' : value);
  };
  return (
    <div className="reason-field">
      <SelectField
        label={t('Why?')}
        value={isOwn ? other : (code ?? '')}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: '', label: t('No reason given') },
          ...stockReasons.map((value) => ({ value, label: describeReason(value, t) })),
          { value: other, label: t('Another reason') },
        ]}
      />
      {isOwn && (
        <TextField
          label={t('The reason, in your words')}
          value={reason}
          maxLength={200}
          onChange={({ target }) => {
            setOther(true);
            onReason(target.value);
          }}
        />
      )}
    </div>
  );
}

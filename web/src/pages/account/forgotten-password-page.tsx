import { Link, useLocation } from 'react-router';
import { MailRequestForm } from '../../features/session/mail-request-form.tsx';
import { client } from '../../shared/api/client.ts';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { t } from '../../translations/t.ts';

const request = (email: string) => client.requestPasswordReset({ body: { email_address: email } });

export function ForgottenPasswordPage() {
  const { state } = useLocation();
  return (
    <AccountSheet title={t('Forgotten password')} intro={t('We’ll e-mail you a link to set a new one.')}>
      <MailRequestForm request={request} button={t('Send the link')} linkTo={t('set a new password')} />
      <ul className="account-sheet__ways" role="list">
        <li>
          <Link to="/login" state={state}>
            {t('Back to Login')}
          </Link>
        </li>
      </ul>
    </AccountSheet>
  );
}

import { useNavigate } from 'react-router';
import { LinkGone } from '../../features/session/link-gone.tsx';
import { LinkStep } from '../../features/session/link-step.tsx';
import { MailRequestForm } from '../../features/session/mail-request-form.tsx';
import { signInByLink } from '../../features/session/sign-in.ts';
import { useLinkToken } from '../../features/session/use-link-token.ts';
import { client } from '../../shared/api/client.ts';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { t } from '../../translations/t.ts';

const request = (email: string) => client.requestSignInLink({ body: { email_address: email } });

const requestForm = () => <MailRequestForm request={request} button={t('Send me a link')} linkTo={t('sign in')} />;

/** Signs in with a link from a mail, or asks for one to be sent. */
export function SignInLinkPage() {
  const token = useLinkToken();
  if (token !== undefined) return <SignIn key={token} token={token} />;
  return (
    <AccountSheet
      title={t('Sign in by e-mail')}
      intro={t('We’ll e-mail you a link that signs you in without a password.')}
    >
      {requestForm()}
    </AccountSheet>
  );
}

function SignIn({ token }: { token: string }) {
  const navigate = useNavigate();
  const use = async () => {
    await signInByLink(token);
    void navigate('/', { replace: true });
  };
  return (
    <AccountSheet title={t('Sign in by e-mail')}>
      <LinkStep
        button={t('Sign in')}
        refusal={t('You are not signed in')}
        use={use}
        done={null}
        gone={<LinkGone lifetime={t('30 minutes')}>{requestForm()}</LinkGone>}
      >
        <p className="form__note">{t('The link in your e-mail signs you in here. It works once.')}</p>
      </LinkStep>
    </AccountSheet>
  );
}

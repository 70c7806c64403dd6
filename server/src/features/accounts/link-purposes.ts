const minutes = 60_000;
const days = 86_400_000;

/**
 * Says for each purpose of a mailed link to which page it leads, and for how many milliseconds it works once mailed.
 */
export const linkPurposes = {
  reset_password: { page: '/reset-password', lifetime: 30 * minutes },
  sign_in: { page: '/sign-in-link', lifetime: 30 * minutes },
  confirm_email: { page: '/confirm-email', lifetime: 7 * days },
  revert_email: { page: '/revert-email', lifetime: 7 * days },
} as const;

export type LinkPurpose = keyof typeof linkPurposes;

/**
 * Holds the place of a part that may take room or none, until that is known. A view may hide what follows meanwhile,
 * which would move under a finger.
 */
export const Unsettled = () => <p className="unsettled" hidden />;

/** Exact texts of 2§2.5–2§2.7, 2§8, 3§2.11 and 3§8. */
export const BILLING_TEXTS = {
  addCredits: 'Add More Credits',
  balance: 'Credit Balance',
  packages: 'Credit Packages',
  purchase: 'Purchase',
  noPackages: 'No payment packages found',
  history: 'Payment History',
  viewHistory: 'View payment history',
  moreHistory: 'Show More History',
  lessHistory: 'Show Less History',
  noHistory: 'No payment history found',
  changePlan: 'Change Plan',
  notThereYet: 'not there yet',
  paidTitle: 'Payment Successful',
  paidMessage: 'Your credit purchase was successful',
  paidButton: 'Proceed',
  failedTitle: 'Payment Failed',
  failedMessage: 'Error encountered! Please try again',
  failedButton: 'Try again',
  paidDefault: 'Your payment went through successfully.',
  failedDefault: 'We are unable to complete your payment process.',
  lookupFailed: 'Error encountered! Please try again 1.',
  notSucceeded: 'Error encountered! Please try again.',
  overlayFailed: 'Error encountered, please try again.',
  customerMissing: 'Customer not found',
  customerMissingAfterRetries: 'Customer not found after retries',
  quotaUsedUp: 'API quota exceeded',
} as const

/** 2§2.5, 2§2.6 */
export const HISTORY_SHOWN = 5
export const HISTORY_STEP = 2
/** G-PAY-10: one try and five more, a second apart. */
export const CUSTOMER_RETRIES = 5
export const CUSTOMER_RETRY_MS = 1000

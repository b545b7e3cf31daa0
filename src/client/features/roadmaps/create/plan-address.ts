/** Where a prompt's plan is shown, to come back to after the sign-in. */
export const planAddress = (prompt: string): string => `/learn?${new URLSearchParams({ prompt, plan: '1' })}`

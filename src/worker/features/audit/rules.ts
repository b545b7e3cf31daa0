/** What begins looking as somebody, and what ends it, by their procedures' names. */
export const VISIT_BEGINS = 'admin.impersonate'
export const VISIT_ENDS = ['admin.unimpersonate', 'auth.signOut']

import { ConnectReturnPage } from './connect-return-page.tsx'

/** Discord sends a popup here (1§2). */
export const ChatReturnPage = () => <ConnectReturnPage isChat />

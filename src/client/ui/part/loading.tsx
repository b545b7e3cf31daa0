import { Text } from '#client/ui/text/text.tsx'

/** Where nothing better stands in for what is coming (1§2). */
export const Loading = ({ text = 'Loading...' }: { text?: string }) => <Text role="status">{text}</Text>

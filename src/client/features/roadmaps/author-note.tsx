import { Text } from '#client/ui/text/text.tsx'

/** Says who wrote the text: a model, the built-in author, or the one in place of the other. */
export function AuthorNote({ author, isFallback }: { author: string | null; isFallback: boolean }) {
  if (!author) return null
  return <Text>{noteOf(author, isFallback)}</Text>
}

function noteOf(author: string, isFallback: boolean): string {
  if (isFallback) return 'The model gave no usable answer, so the built-in author wrote this.'
  return author === 'builtin' ? 'Written by the built-in author, without a model' : `Written by ${author}`
}

import { Text } from '#client/ui/text/text.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'

/** Says who wrote the text: a model, the built-in author, or the one in place of the other; in words that learners know. */
export function AuthorNote({ author, isFallback }: { author: string | null; isFallback: boolean }) {
  if (!author) return null
  return <Text>{noteOf(author, isFallback)}</Text>
}

function noteOf(author: string, isFallback: boolean): string {
  if (isFallback) return `AI gave no usable answer, so this is from the ${PRODUCT_NAME} library.`
  return author === 'builtin' ? `From the ${PRODUCT_NAME} library, without AI` : `Written by AI (${author})`
}

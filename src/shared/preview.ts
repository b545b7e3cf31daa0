/** The picture that the preview of a link shows, in pixels: what the networks cut least from. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

/**
 * What the pictures' fonts can write: Latin, Greek and Cyrillic letters, figures and signs. A picture with other words in it
 * would have holes where they stand.
 */
export const isDrawable = (words: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(words) &&
  !/\p{Extended_Pictographic}/u.test(words.replaceAll(/[\d#*©®™]/g, ''))

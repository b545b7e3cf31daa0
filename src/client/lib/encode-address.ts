/** What encodeURIComponent leaves as it is, and the documented calls want encoded (2§5). */
const LEFT_RAW = /['()[\]|"“”‘’]/g

/** An address with quotes, parentheses, brackets and pipes percent-encoded. */
export const encodeAddress = (address: string): string =>
  address.replace(LEFT_RAW, (sign) =>
    /['()]/.test(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(sign),
  )

const MAX_LENGTH = 2048
/** Names that are never found in public: RFC 6761, 6762, 8375, and what routers and clusters use at home. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|onion)$/i

/** Whether a server may follow a link that others wrote: https, the usual port, no credentials, a public name (SEC-06). */
export function isPublicLink(link: string): boolean {
  if (link.length > MAX_LENGTH || !URL.canParse(link)) return false
  const { protocol, hostname, port, username, password } = new URL(link)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  // the URL parser has turned every spelling of an IPv4 address into four numbers
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  const name = hostname.replace(/\.$/, '')
  return !isAddress && /^[^.]+(\.[^.]+)+$/.test(name) && !PRIVATE_NAME.test(name)
}

/** First and last byte pairs of what is no public IPv4 address. */
const PRIVATE_V4 =
  /^(0|10|127|22[4-9]|2[3-5]\d|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168|192\.0\.[02]|198\.1[89]|198\.51\.100|203\.0\.113|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./

/** Whether an address of a name's record is one of the public internet's. */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) return /^(\d{1,3}\.){3}\d{1,3}$/.test(address) && !PRIVATE_V4.test(address)
  // global unicast alone, without what embeds an IPv4 address or is kept for examples
  return /^[23]/.test(address) && !/^(2001:0?:|2001:db8:|2002:|2001::)/i.test(address)
}

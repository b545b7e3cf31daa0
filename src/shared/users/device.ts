/** What a browser says of itself, told apart by family only: enough to recognise one's own, too little to recognise anybody by. */
export interface Device {
  browser: string | null
  system: string | null
  isHandheld: boolean
}

/** The first that fits: nearly every browser also claims to be the ones it comes from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/\b(curl|Wget|python-requests|node|undici)\b/i, 'Command line'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const HANDHELD: readonly string[] = ['iPadOS', 'iOS', 'Android']

/** Browser and system of a user agent, by family. @param userAgent null where none was sent */
export function deviceOf(userAgent: string | null): Device {
  const familyOf = (families: readonly [RegExp, string][]) =>
    families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  const system = familyOf(SYSTEMS)
  return { browser: familyOf(BROWSERS), system, isHandheld: system !== null && HANDHELD.includes(system) }
}

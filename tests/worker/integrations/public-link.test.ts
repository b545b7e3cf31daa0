import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPublicLink } from '#worker/integrations/public-link.ts'

describe('SEC-06: which links a server may follow', () => {
  it.each([
    'https://react.dev/learn',
    'https://a.b.example.org/x?y=1#z',
    'https://xn--bcher-kva.example/',
    'https://example.org./',
  ])('%s', (link) => expect(isPublicLink(link)).toBe(true))

  it.each([
    'http://react.dev/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://localhost/',
    'https://intranet/',
    'https://printer.local/',
    'https://db.internal/',
    'https://router.home.arpa/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.0.0.1/',
    'https://１２７.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://user:secret@example.org/',
    'https://example.org:8443/',
    `https://example.org/${'x'.repeat(2048)}`,
    'not a link',
    '',
  ])('never %s', (link) => expect(isPublicLink(link)).toBe(false))

  it.each([
    '1.1.1.1',
    '93.184.215.14',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '223.5.5.5',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('a name may lead to %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ...['0.0.0.0', '10.1.2.3', '127.0.0.53', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...[
      '100.64.0.1',
      '100.127.0.1',
      '224.0.0.1',
      '239.1.1.1',
      '240.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '192.0.2.1',
    ],
    ...[
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '::ffff:10.0.0.1',
      '2002:a00:1::',
      '2001:db8::1',
      '64:ff9b::a00:1',
    ],
    ...['', 'example.org', '1.2.3'],
  ])('never to %j', (address) => expect(isPublicAddress(address)).toBe(false))
})

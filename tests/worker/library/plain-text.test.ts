import { describe, expect, it } from 'vitest'
import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'

describe('plainText', () => {
  it.each([
    ['See https://example.com/a?b=c#d for more', 'See for more'],
    ['See http://example.com.', 'See.'],
    ['Read [the guide](https://example.com/x_(y)) first', 'Read the guide first'],
    ['![logo](http://x.y/z.png) Logo', 'logo Logo'],
    ['Go to www.example.org/path, then stop', 'Go to, then stop'],
    ['Watch (youtu.be/abc123) now', 'Watch now'],
    ['Use github.com/user/repo today', 'Use today'],
    ['Sign up at github.com today', 'Sign up at github today'],
    ['<https://example.com>', ''],
    ['ftp://files.example.com/x and mailto:me@example.com', 'and'],
    ['javascript:alert(1) here', '(1) here'],
    ['hxxp://evil.test/x', ''],
    ['ht<b></b>tps://evil.test/x done', 'done'],
    ['https\u200b://evil.test/x done', 'done'],
    ['[https://a.b/c](https://a.b/c)', ''],
    ['<b>Bold</b> and <img src=x onerror=alert(1)> text', 'Bold and text'],
    ['<scr<b>ipt>alert</scr</b>ipt>', 'alert'],
    ['**Bold**, *slanted* and __very bold__', 'Bold, slanted and very bold'],
  ])('%j becomes %j', (text, expected) => expect(plainText(text)).toBe(expected))

  it.each([
    'Node.js and ASP.NET Core',
    'Node.js/Express',
    'ASP.NET/C#',
    'Socket.io/Redis',
    'src/main.rs/lib.rs',
    'README.md/docs',
    'System.out.println',
    'Pass **kwargs and **options',
    'Match *.ts and *.js',
    'Implement __iter__ and __len__',
    'Use Option<Box<Node>> and Map<string, number>',
    'Split 10.0.0.0/16 into subnets',
    'if a < b and c > d',
    'TCP/IP, CI/CD, I/O',
    'call fetch() or push([])',
  ])('%j stays as it is', (text) => expect(plainText(text)).toBe(text))
})

describe('cutAtWord', () => {
  it('leaves what fits and cuts the rest before a word', () => {
    expect(cutAtWord('one two', 7)).toBe('one two')
    expect(cutAtWord('one two, three', 10)).toBe('one two…')
    expect(cutAtWord('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`)
  })
})

describe('characters that a database cannot store', () => {
  it('control characters and halves of characters are gone', () => {
    expect(plainText('a\u0000b\u0007c\ud83d')).toBe('a b c\ufffd')
  })

  it('a cut never goes through the middle of a character', () => {
    for (let length = 2; length < 12; length += 1)
      expect(cutAtWord('🎉🎉🎉🎉🎉🎉🎉🎉', length).isWellFormed()).toBe(true)
  })
})

/** Answers of sources that mean no good, by their host. */
export const HOSTILE_FEEDS: Readonly<Record<string, string>> = {
  'entities.test': `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
<rss version="2.0"><channel><title>Entities</title><item><guid>1</guid><title>Laughing &c; aloud</title>
<link>https://example.com/1</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>`,
  'outward.test': `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>
<rss version="2.0"><channel><title>Outward</title><item><guid>1</guid><title>What is &file;</title>
<link>https://example.com/1</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>`,
  'scripts.test': `<?xml version="1.0"?><rss version="2.0"><channel><title>Scripts</title>
<item><guid>1</guid><title><![CDATA[<b onclick="alert(1)">Bold</b> &lt;script&gt;x()&lt;/script&gt; news]]></title>
<link>https://example.com/1?utm_source=feed&amp;id=7</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate>
<description><![CDATA[<script>steal()</script><style>p{}</style><p>Plain <a href="https://example.com/x">words</a>.</p>]]></description></item>
<item><guid>2</guid><title>A script for a link</title><link>javascript:alert(1)</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item>
<item><guid>3</guid><title>A password in a link</title><link>https://me:secret@example.com/</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item>
<item><guid>4</guid><title>No day at all</title><link>https://example.com/4</link></item>
<item><guid>5</guid><title>Of the next century</title><link>https://example.com/5</link><pubDate>Mon, 02 Nov 2099 10:00:00 GMT</pubDate>
<enclosure url="data:audio/mpeg;base64,AA" type="audio/mpeg" length="1"/></item></channel></rss>`,
  'page.test': '<!doctype html><title>Not a feed</title>',
  'cut.test': '<?xml version="1.0"?><rss version="2.0"><channel><item><title>Half',
  'object.test': '{"hits": {"length": 3}}',
}

/** Where such hosts send whoever asks. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  'metadata.test': 'http://169.254.169.254/latest/meta-data',
  'loopback.test': 'https://127.0.0.1/feed',
  'private-name.test': 'https://inside.test/feed',
  'file.test': 'file:///etc/passwd',
  'circle.test': 'https://circle.test/feed',
  'moved.test': 'https://scripts.test/feed',
}

/** More than anybody reads, though it ends. */
export const HUGE_BYTES = 50_000_000

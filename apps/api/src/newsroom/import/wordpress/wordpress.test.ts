import { describe, expect, it } from 'vitest';
import { withParagraphs } from './paragraphs';
import { postHtml } from './post-html';
import { attributesOf } from './shortcodes';

const attachments = {
  byId: (id: string) =>
    id === '7' ? { url: '/seven.jpg', alt: 'Set', caption: 'El set', title: 'Set' } : undefined,
  ofPost: () => ['7'],
};
const post = (source: string) => postHtml(source, { postId: '1', attachments, block: () => undefined });

describe('paragraphs of classic posts', () => {
  it.each([
    ['Un\n\nDos', '<p>Un</p><p>Dos</p>'],
    ['Un\nDos', '<p>Un<br>Dos</p>'],
    ['<strong>Un</strong> i\n\n\n<em>dos</em>', '<p><strong>Un</strong> i</p><p><em>dos</em></p>'],
    ['<ul>\n<li>a</li>\n</ul>\n\nfi', '<ul>\n<li>a</li>\n</ul><p>fi</p>'],
    ['<blockquote>Un\n\nDos</blockquote>', '<blockquote><p>Un</p><p>Dos</p></blockquote>'],
    ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
    ['text<div>bloc</div>text', '<p>text</p><div>bloc</div><p>text</p>'],
    ['<p>ja ho és</p>', '<p>ja ho és</p>'],
  ])('%j become %j', (source, html) => {
    expect(withParagraphs(source)).toBe(html);
  });
});

describe('shortcodes', () => {
  it.each([
    ['[gallery]', '<figure><img src="/seven.jpg" alt="Set"><figcaption>El set</figcaption></figure>'],
    ['[audio src="/a.mp3"]', '<audio src="/a.mp3"></audio>'],
    ['[video mp4="/v.mp4"][/video]', '<video src="/v.mp4"></video>'],
    ['[embed]https://vimeo.com/1[/embed]', '<iframe src="https://vimeo.com/1"></iframe>'],
    ['[[gallery]]', '<p>[gallery]</p>'],
    ['[sic]', '[sic]'],
    ['[1]', '[1]'],
    ['[box color="red"]dins[/box]', 'dins'],
    ['[plugin id="3"]', ''],
  ])('%s becomes %s', (source, html) => {
    expect(post(source)).toContain(html);
    if (!html) expect(post(source)).not.toContain('plugin');
  });

  it('parse attributes with any quotes', () => {
    expect(attributesOf(` id=1 a="b c" c='d' “x” bare`)).toMatchObject({ id: '1', a: 'b c', c: 'd' });
  });

  it('keep unclosed brackets as text', () => {
    // A backtracking pattern would not finish.
    expect(post('[caption '.repeat(20_000))).toContain('[caption');
    expect(post(`${'[a]'.repeat(20_000)}[/b]`)).toContain('[a]');
  });
});

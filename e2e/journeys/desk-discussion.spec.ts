import type { Locator } from 'playwright/test';
import { call, expect, expectNoFault, loggedIn, test } from './account';
import { one, words } from './comments';
import { invitationPath, joinDesk } from './desk';

/** Stories that no other journey comments on. */
const STORIES = { scripted: '/opinio/banc-tres/', plain: '/opinio/preu-de-les-coses-petites/' } as const;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test('the discussion of a story is read, moderated and closed at the desk', async ({
      page,
      portal,
      browser,
    }) => {
      const story = portal.url('far', javaScriptEnabled ? STORIES.scripted : STORIES.plain);
      await loggedIn(page, portal, 'far');
      const there = async (part: Locator) => {
        await page.goto(story);
        return part.count();
      };
      await page.goto(story);
      const text = words();
      const props = await page.locator('portal-island[name=comments]').getAttribute('props');
      const { contentId } = JSON.parse(props ?? '{}');
      expect(contentId).toMatch(/^\d+$/);
      expect(
        await call(page, `/api/front/comments/${contentId}`, { comment: text, key: crypto.randomUUID() }),
      ).toBe(200);

      const context = await browser.newContext({ javaScriptEnabled });
      const desk = await context.newPage();
      const email = `debat.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
      await joinDesk(desk, portal.url('far', await invitationPath(email, 'chief')), 'Pau Serra');
      await desk.goto(
        portal.url(
          'far',
          `/redaccio/comentaris/?${new URLSearchParams({ view: 'published', paraula: text.slice(-30) })}`,
        ),
      );
      await desk.getByRole('link', { name: 'Tota la conversa' }).first().click();
      await expect(desk).toHaveURL(new RegExp(`/redaccio/comentaris/${contentId}/$`));
      const comment = desk.getByRole('article').filter({ hasText: text });
      await expect(comment).toContainText('Publicat');
      await expect(desk.getByText(/^Obert · /)).toBeVisible();
      if (javaScriptEnabled) await expectNoFault(desk);
      await comment.getByRole('checkbox').check();
      await desk.getByRole('button', { name: 'Rebutja els triats' }).click();
      await expect(desk.getByText('Per rebutjar o retenir comentaris cal un motiu.')).toBeVisible();
      await comment.getByRole('checkbox').check();
      await desk.locator('[name=ground]').selectOption({ index: 1 });
      await desk.getByRole('button', { name: 'Rebutja els triats' }).click();
      await expect(comment).toContainText('Rebutjat');
      await desk.getByRole('button', { name: 'Desfés-ho' }).click();
      await expect(comment).toContainText('Publicat');
      // Pages receive a change a moment later if another one has just preceded it.
      await expect.poll(() => there(one(page, text))).toBe(1);
      await expect(one(page, text)).toBeVisible();

      // Comments are closed, and readers see why.
      await desk.locator('[name=open]').selectOption('no');
      await desk.locator('[name=moderation]').selectOption('before');
      await desk.getByRole('button', { name: 'Desa-ho' }).click();
      await expect(desk.getByText(/^Tancat · es revisen abans de publicar-los/)).toBeVisible();
      expect(
        await call(page, `/api/front/comments/${contentId}`, { comment: words(), key: crypto.randomUUID() }),
      ).toBe(409);
      await expect.poll(() => there(page.locator('[data-part=comment-box]'))).toBe(0);
      await expect(one(page, text)).toBeVisible();
      await context.close();
    });
  });

import { call, expect, expectNoFault, loggedIn, test } from './account';
import { words } from './comments';
import { invitationPath, joinDesk, openAtDesk } from './desk';
import { COMMENTED } from './portal';

for (const javaScriptEnabled of [true, false])
  test(`a suspended reader writes to the newsroom, which finds them by address and lifts the suspension, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    page,
    portal,
    browser,
  }) => {
    const { email } = await loggedIn(page, portal, 'far');
    await page.goto(portal.url('far', COMMENTED.far));
    const props = await page.locator('portal-island[name=comments]').getAttribute('props');
    const { contentId } = JSON.parse(props ?? '{}');
    const text = words();
    const comment = (said: string) =>
      call(page, `/api/front/comments/${contentId}`, { comment: said, key: crypto.randomUUID() });
    expect(await comment(text)).toBe(200);

    const context = await browser.newContext({ javaScriptEnabled });
    const desk = await context.newPage();
    const own = `aixeca.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
    await joinDesk(desk, portal.url('far', await invitationPath(own, 'moderator')), 'Aina Roca');
    const inQueue = async () => {
      const query = new URLSearchParams({ view: 'published', paraula: text.slice(-30) });
      await desk.goto(portal.url('far', `/redaccio/comentaris/?${query}`));
      return desk.getByRole('article').filter({ hasText: text });
    };
    const queued = await inQueue();
    await desk.locator('[name=ground]').selectOption('insult');
    await queued.getByRole('button', { name: /^Suspèn/ }).click();
    await expect(desk.getByText('S’ha suspès el lector.')).toBeVisible();
    expect(await comment(words())).toBe(403);

    await openAtDesk(desk, 'Comentaris');
    const address = desk.getByRole('textbox', { name: 'Correu electrònic del lector' });
    const lift = desk.getByRole('button', { name: 'Aixeca la suspensió', exact: true });
    if (javaScriptEnabled) await expectNoFault(desk);
    await lift.click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toBeFocused();
    await address.fill(`ningu.${email}`);
    await lift.click();
    await expect(desk.getByText('Aquesta adreça no té cap suspensió en aquest web.')).toBeVisible();
    await expect(address).toHaveValue(`ningu.${email}`);
    await expect(address).toBeFocused();
    if (javaScriptEnabled) await expectNoFault(desk);
    await address.fill(email.toUpperCase());
    await lift.click();
    await expect(desk.getByText('S’ha aixecat la suspensió')).toBeVisible();
    expect(desk.url()).not.toContain(email);
    expect(await comment(words())).toBe(200);
    await expect((await inQueue()).getByRole('button', { name: /com a lector de confiança$/ })).toBeVisible();
    await openAtDesk(desk, 'Registre');
    const acts = desk
      .getByRole('listitem')
      .filter({ hasText: 'retira la confiança a un lector o n’aixeca la suspensió' });
    await expect(acts.filter({ hasText: 'Aina Roca' }).first()).toBeVisible();
    await context.close();
  });

import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { expect, test } from './portal';

/** Films and sounds for readers who cannot see or hear them. */
const PIECES = { video: '/esports/video-ciaboga-llagut/', podcast: '/cultura/podcast-vaga-gel/' };

test('a film and a sound have captions in two languages, and a transcript', {
  tag: '@gate',
}, async ({ page, portal }) => {
  await page.goto(portal.url('far', PIECES.video));
  const tracks = page.locator('video').first().locator('track');
  await expect(tracks).toHaveCount(2);
  const captions = await portal.ask('far', (await tracks.first().getAttribute('src')) ?? '');
  expect(captions.headers['content-type']).toContain('text/vtt');
  expect(captions.body.toString()).toMatch(/^WEBVTT/);
  for (const [site, address] of [
    ['far', PIECES.video],
    ['ones', PIECES.podcast],
  ] as const) {
    await page.goto(portal.url(site, address));
    const words = page.locator('[data-part=transcript]');
    await expect(words).not.toBeVisible();
    await page.locator('summary', { hasText: 'Transcripció' }).click();
    await expect(words).toBeVisible();
    await expectNoFault(page, '[data-part=media-alternatives]');
  }
});

test('the versions with audio description and sign language load once they are opened and played', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [site, address, versions] of [
    [
      'far',
      PIECES.video,
      { 'Amb audiodescripció': 'film-described.mp4', 'En llengua de signes': 'film-signed.mp4' },
    ],
    ['ones', PIECES.podcast, { 'En llengua de signes': 'podcast-signed.mp4' }],
  ] as const) {
    await page.goto(portal.url(site, address));
    for (const [name, file] of Object.entries(versions)) {
      await page.locator('summary', { hasText: name }).click();
      const film = page.locator('[data-part=media-alternatives] details[open] video').last();
      await expect(film).toBeVisible();
      expect(asked).not.toContain(`/demo-media/${file}`);
      await film.evaluate((video: HTMLVideoElement) => {
        video.muted = true;
        return video.play();
      });
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      expect(asked).toContain(`/demo-media/${file}`);
    }
  }
});

test('captions are styled by the reader’s settings, on the next page too', async ({ page, portal }) => {
  const player = page.locator('[data-part=video-player]').first();
  const open = async () => {
    await page.goto(portal.url('far', PIECES.video));
    await player.dispatchEvent('pointerenter');
    await expect(page.locator('portal-island[name=video]').first()).toHaveAttribute(
      'data-island-status',
      'awake',
    );
    // Before the first play the focus brings the tools.
    const settings = player.getByRole('button', { name: 'Opcions' });
    await settings.focus();
    await settings.click();
  };
  const shown = () =>
    player
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        Array.from(video.textTracks).flatMap(({ mode, language }) => (mode === 'showing' ? [language] : [])),
      );
  await open();
  expect(await shown()).toEqual([]);
  await player.getByRole('radio', { name: 'Castellà' }).check();
  await player.getByRole('radio', { name: 'Molt gran' }).check();
  await player.getByRole('radio', { name: 'Negre' }).check();
  await open();
  await expect(player).toHaveAttribute('data-caption-size', 'huge');
  await expect(player).toHaveAttribute('data-caption-ground', 'solid');
  await expect(player.getByRole('radio', { name: 'Castellà' })).toBeChecked();
  await expect.poll(shown).toEqual(['es']);
});

test('on a phone a film’s settings are a sheet that shows a preview of the captions', async ({
  page,
  portal,
  isMobile,
}) => {
  await page.goto(portal.url('far', PIECES.video));
  const player = page.locator('[data-part=video-player]').first();
  const settings = player.getByRole('button', { name: 'Opcions' });
  await player.dispatchEvent('pointerenter');
  await expect(page.locator('portal-island[name=video]').first()).toHaveAttribute(
    'data-island-status',
    'awake',
  );
  // Before the first play the focus brings the tools.
  await settings.focus();
  await settings.click();
  const panel = player.locator('[data-part=settings-panel]');
  const close = panel.getByRole('button', { name: 'Tanca les opcions' });
  await expect.poll(() => panel.evaluate((sheet) => sheet.matches(':popover-open'))).toBe(isMobile);
  await expect(close).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  const { height = 0, width } = page.viewportSize() ?? {};
  expect(await boxOf(panel)).toMatchObject({ x: 0, width });
  for (const choice of ['Molt gran', 'Negre', 'Català']) {
    const bottomOf = async () => (await boxOf(panel.getByRole('radio', { name: choice }))).bottom;
    // It may still be sliding up.
    await expect.poll(bottomOf).toBeLessThanOrEqual(height);
  }
  await expectNoFault(page, '[data-part=settings-panel]');
  await close.click();
  await expect(panel).toHaveCount(0);
  await expect(settings).toBeFocused();
  // Pressing outside closes it too.
  await settings.click();
  await page.mouse.click(40, 40);
  await expect(panel).toHaveCount(0);
});

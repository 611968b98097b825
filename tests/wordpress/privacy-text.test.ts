/** The suggested text for the site's privacy policy, as WordPress shows it. */
import { expect, test } from 'vitest';
import { visit } from './site';

const GUIDE = 'wp-admin/options-privacy.php?tab=policyguide';

test('the policy guide names what Atoll stores', async () => {
  const { text } = await visit(GUIDE, 'admin');
  for (const name of [
    'gdlr-core-privacy-box',
    'eael_countdown_evergreen_interval_ID',
    'eael_countdown_evergreen_time_ID',
    'gdlr-core-privacy-settings',
  ])
    expect(text).toContain(`<code>${name}</code>`);
  expect(text).toContain('<p>Videos from YouTube, Vimeo, Dailymotion and VK');
});

test('the text is in the language of the site', async () => {
  const { text } = await visit(`${GUIDE}&fixture=german`, 'admin');
  expect(text).toContain('Zustimmungs-Cookie <code>gdlr-core-privacy-box</code>');
  expect(text).toContain('<p>Videos von YouTube, Vimeo, Dailymotion und VK');
});

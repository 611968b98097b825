/**
 * Add-ons of Contact Form 7 beside Atoll: each form does what it does with the original, and sends the same fields. Each add-on
 * runs if it and Contact Form 7 are in tests/.plugins.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, localReleases, startWordPress } from '../../.scripts/wordpress.mjs';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { loaded, visit } from './site';

type Site = Awaited<ReturnType<typeof startWordPress>>;

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const isThere = (slug: string): boolean => existsSync(folder(`../.plugins/${slug}`));
/** Contact Form 7 6.1 needs WordPress 6.7, which the packages lack. */
const RELEASE = localReleases().at(-1);
const whyNot = (...slugs: readonly string[]): string | undefined => {
  if (RELEASE === undefined)
    return 'Contact Form 7 6.1 needs WordPress 6.7 or newer in tests/.wordpress (see README.md)';
  const missing = ['contact-form-7', ...slugs].find((slug) => !isThere(slug));
  return missing && `the real plugin is not there: tests/.plugins/${missing} (see README.md)`;
};

/** What a visit to a form has shown and sent. */
type Result = Readonly<Record<string, unknown>>;

/** An add-on, the form on its page, and what a visitor does there. */
interface Case {
  readonly name: string;
  readonly slug: string;
  /** The form’s template. Others belong to the following steps. */
  readonly forms: readonly string[];
  /** Runs with `$ids`, those of the forms. */
  readonly php?: string;
  readonly query?: string;
  /** Part of the address that gets the message, if it is not the usual one. */
  readonly sentTo?: string;
  readonly act: (page: Page, site: Site) => Promise<Result>;
}

const NAME = '[text* your-name]';
const SEND = '[submit "Send"]';
/** Contact Form 7 recognises a message that is sent twice. Each site has its own key. */
const HASH = /^(_wpcf7_posted_data_hash=).+/;

/** The forms have no mailbox, and the site has no mail server. */
const SETTINGS = 'skip_mail: on';

const formOn = (page: Page) => page.locator('form.wpcf7-form');
const field = (page: Page, name: string) => formOn(page).locator(`[name="${name}"]`);

async function send(page: Page): Promise<void> {
  await page.locator('.wpcf7-submit').click();
  await page.locator('form[data-status="sent"]').waitFor();
}

const CASES: readonly Case[] = [
  {
    name: 'Flamingo',
    slug: 'flamingo',
    forms: [`${NAME}[checkbox days "Monday" "Tuesday"]${SEND}`],
    act: async (page, site) => {
      await field(page, 'your-name').fill('Ada');
      await field(page, 'days[]').first().check();
      await send(page);
      const stored: unknown = await (await fetch(`${site.url}?stored=1`)).json();
      expect(stored).toEqual([{ 'your-name': 'Ada', days: ['Monday'] }]);
      return { stored };
    },
  },
  {
    name: 'Honeypot (CF7 Apps)',
    slug: 'contact-form-7-honeypot',
    forms: [`${NAME}[honeypot trap]${SEND}`],
    act: async (page) => {
      await field(page, 'your-name').fill('Ada');
      await send(page);
      await field(page, 'your-name').fill('Robot');
      await page.evaluate(() => {
        const trap = document.querySelector<HTMLInputElement>('[name="trap"]');
        if (trap) trap.value = 'caught';
      });
      await page.locator('.wpcf7-submit').click();
      await page.locator('form[data-status="spam"]').waitFor();
      return { message: await page.locator('.wpcf7-response-output').textContent() };
    },
  },
  {
    name: 'Dynamic Text',
    slug: 'contact-form-7-dynamic-text-extension',
    forms: [
      `${NAME}[dynamic_hidden asked "CF7_GET key='q'"][dynamic_text later dtx_pageload "CF7_GET key='q'"]${SEND}`,
    ],
    query: '?q=Lovelace',
    act: async (page) => {
      await expect.poll(() => field(page, 'later').inputValue()).toBe('Lovelace');
      await field(page, 'your-name').fill('Ada');
      await send(page);
      return {};
    },
  },
  {
    name: 'Redirection',
    slug: 'wpcf7-redirect',
    forms: [NAME + SEND],
    php: `$action = wp_insert_post( array( 'post_type' => 'wpcf7r_action', 'post_title' => 'Thanks', 'post_status' => 'private', 'meta_input' => array( 'wpcf7_id' => $ids[0], 'wpcf7_rule_id' => 'default', 'action_type' => 'redirect', 'action_status' => 'on', 'use_external_url' => 'on', 'external_url' => home_url( '/?thanks=1' ) ) ) );`,
    act: async (page) => {
      await field(page, 'your-name').fill('Ada');
      await page.locator('.wpcf7-submit').click();
      await page.waitForURL(/\?thanks=1$/);
      return { url: new URL(page.url()).search };
    },
  },
  {
    // Release 4.0.2 calls jQuery's `find` on the form, but Contact Form 7 6.1.6 passes the element itself.
    name: 'Multi-Step Forms, as broken as with the original',
    slug: 'contact-form-7-multi-step-module',
    forms: [`${NAME}[multistep step-1 first_step "/contact-form-7-multi-step-module-2/"]${SEND}`],
    sentTo: '/contact-form-7-multi-step-module/',
    act: async (page) => {
      await field(page, 'your-name').fill('Ada');
      await page.locator('.wpcf7-submit').click();
      await page.waitForURL(/#wpcf7-/);
      return { message: await page.locator('.wpcf7-response-output').textContent() };
    },
  },
  {
    name: 'Conditional Fields',
    slug: 'cf7-conditional-fields',
    forms: [`${NAME}[select which "no" "yes"][group more][text* why][/group]${SEND}`],
    php: `CF7CF::setConditions( $ids[0], array( array( 'then_field' => 'more', 'and_rules' => array( array( 'if_field' => 'which', 'operator' => 'equals', 'if_value' => 'yes' ) ) ) ) );`,
    act: async (page) => {
      const more = field(page, 'why');
      await more.waitFor({ state: 'hidden' });
      await field(page, 'your-name').fill('Ada');
      await send(page);
      await field(page, 'your-name').fill('Ada');
      await field(page, 'which').selectOption('yes');
      await more.waitFor();
      await page.locator('.wpcf7-submit').click();
      await page.locator('form[data-status="invalid"]').waitFor();
      const tip = await page.locator('.wpcf7-not-valid-tip').textContent();
      await more.fill('Because');
      await more.press('Tab');
      // The button moves up with it, so that a press would miss the original's.
      await page.locator('.wpcf7-not-valid-tip').waitFor({ state: 'detached' });
      await page.locator('.wpcf7-submit').click();
      await page.locator('form[data-status="sent"]').waitFor();
      return { tip };
    },
  },
];

/** Creates the forms and a page for each, and prints what Flamingo has stored. */
function setUp({ slug, forms, php = '' }: Case): string {
  return `
update_option( 'permalink_structure', '/%postname%/' );
flush_rewrite_rules();
$ids = array();
foreach ( json_decode( '${JSON.stringify(forms).replaceAll(/[\\']/g, String.raw`\$&`)}' ) as $index => $template ) {
	$form = WPCF7_ContactForm::get_template();
	$form->set_properties( array( 'form' => $template, 'additional_settings' => '${SETTINGS}' ) );
	$ids[] = $form->save();
	wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Form', 'post_name' => '${slug}' . ( $index ? '-' . ( $index + 1 ) : '' ), 'post_content' => '[contact-form-7 id="' . end( $ids ) . '"]' ) );
}
${php}
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( WPMU_PLUGIN_DIR . '/stored.php', '<?php add_action( "template_redirect", function () { if ( isset( $_GET["stored"] ) ) { wp_send_json( array_map( function ( $post ) { return ( new Flamingo_Inbound_Message( $post ) )->fields; }, get_posts( array( "post_type" => "flamingo_inbound", "post_status" => "any" ) ) ) ); } } );' );
`;
}

async function start(one: Case, plugins: readonly string[]): Promise<Site> {
  return startWordPress({
    plugins,
    ...(RELEASE && { wp: RELEASE }),
    with: ['contact-form-7', one.slug],
    run: setUp(one),
    port: await freePort(),
  });
}

describe.each(CASES)('$name', (one) => {
  describe('beside Atoll', { timeout: 240_000, ...skipFor(whyNot(one.slug)) }, () => {
    let browser: Browser;
    let sites: readonly Site[];

    beforeAll(async () => {
      [browser, ...sites] = await Promise.all([
        launchChromium(),
        start(one, []),
        start(one, [folder('../../dist/atoll')]),
      ]);
    });
    afterAll(async () => {
      await browser?.close();
      await Promise.all((sites ?? []).map((site) => site.stop()));
    });

    test('Atoll takes Contact Form 7’s script off its page', async () => {
      const [theirs, ours] = await Promise.all(
        sites.map(({ url }) => visit(`${one.slug}/`, 'anonymous', {}, url)),
      );
      expect(theirs && loaded(theirs)).toContain('contact-form-7-js');
      expect(ours && loaded(ours)).not.toContain('contact-form-7-js');
    });

    test('its form does the same as with the original, and sends the same', async () => {
      const [theirs, ours] = await Promise.all(sites.map((site) => run(site)));
      expect(theirs?.sent).not.toEqual([]);
      expect(ours).toEqual(theirs);
    });

    async function run(site: Site): Promise<Result> {
      const page = await (await browser.newContext()).newPage();
      page.setDefaultTimeout(60_000);
      const sent: unknown[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes(one.sentTo ?? '/feedback'))
          sent.push(
            fieldsOf(request.postData() ?? '').map((text) =>
              text.replaceAll(site.url, '/').replace(HASH, '$1'),
            ),
          );
      });
      await page.goto(`${site.url}${one.slug}/${one.query ?? ''}`);
      const result = await one.act(page, site);
      await page.context().close();
      return { ...result, sent, problems };
    }
  });
});

/** @returns the fields of a multipart body in order, as `name=value` */
function fieldsOf(body: string): readonly string[] {
  return [...body.matchAll(/name="([^"]*)"(?:[^\r\n]*\r\n)+?\r\n([\s\S]*?)\r\n--/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
}

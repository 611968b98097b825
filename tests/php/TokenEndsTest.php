<?php
/**
 * The ends of tags, comments and scripts, as in the tokenizer of the HTML standard.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests token-ends.php. */
final class TokenEndsTest extends TestCase {
	/** A `>` in a quoted value does not end the tag. A quote in a name does not start a value. */
	public function test_tag_end() {
		$expected = array(
			'<p>text'           => '<p>',
			'<p a=1 b>text'     => '<p a=1 b>',
			'<p a="1>2">text'   => '<p a="1>2">',
			"<p a='\"' b>text"  => "<p a='\"' b>",
			'<p a = "1>2">text' => '<p a = "1>2">',
			'<p a"b>c">text'    => '<p a"b>',
			'<p =">">text'      => '<p =">',
			'<p a=1"2>text'     => '<p a=1"2>',
			'<p a="1"=">">text' => '<p a="1"=">',
		);
		foreach ( $expected as $html => $tag ) {
			$this->assertSame( $tag, substr( $html, 0, atoll_tag_end( $html, 2 ) ), $html );
		}
	}

	/** The end of a tag without a `>` is not found. */
	public function test_tag_without_end() {
		foreach ( array( '<p', '<p a="1>', "<p a='1>2" ) as $html ) {
			$this->assertFalse( atoll_tag_end( $html, 2 ), $html );
		}
	}

	/** Browsers also end comments at `--!>`, and read `<!-->` as a whole comment. */
	public function test_comment_end() {
		$expected = array(
			'<!--a-->b-->'      => '<!--a-->',
			'<!-->b-->'         => '<!-->',
			'<!--->b-->'        => '<!--->',
			'<!--a--!>b-->'     => '<!--a--!>',
			'<!--a--->b'        => '<!--a--->',
			'<!DOCTYPE html>b>' => '<!DOCTYPE html>',
			'<?php a ?>b>'      => '<?php a ?>',
		);
		foreach ( $expected as $html => $comment ) {
			$this->assertSame( $comment, substr( $html, 0, atoll_declaration_end( $html, 0 ) ), $html );
		}
	}

	/** After `<!--` and `<script`, the next `</script` is text. */
	public function test_script_end() {
		$expected = array(
			'a</script>b'                          => 'a',
			'a</scripts></SCRIPT >b'               => 'a</scripts>',
			'<!--<script>a</script>b</script>c'    => '<!--<script>a</script>b',
			'<!--<script>a--></script>b</script>c' => '<!--<script>a-->',
			'<!--a</script>b</script>c'            => '<!--a',
			'<!--><script>a</script>b</script>c'   => '<!--><script>a',
		);
		foreach ( $expected as $html => $text ) {
			$this->assertSame( $text, substr( $html, 0, atoll_text_end( $html, 'script', 0 ) ), $html );
		}
		$this->assertFalse( atoll_text_end( 'a</style>', 'script', 0 ) );
	}

	/** An end tag may have attributes. */
	public function test_end_tag_end() {
		$this->assertSame( strlen( '</p a=">">' ), atoll_end_tag_end( '</p a=">">b>', 0 ) );
		$this->assertSame( strlen( '</ a=">' ), atoll_end_tag_end( '</ a=">">b', 0 ) );
	}
}

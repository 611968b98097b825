<?php
/**
 * What is markup of a page: after drawings, templates and lists of options.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests class-atoll-markup-reader.php and class-atoll-drawings.php. */
final class MarkupTest extends TestCase {
	/**
	 * Reads a page with a link after other HTML.
	 *
	 * @param string $html HTML.
	 * @return array Whether the link is markup; whether code may hide in the page.
	 */
	private function read( $html ) {
		$markup = new Atoll_Markup( "$html<a class=\"after\">" );
		return array( $markup->is_tag( strlen( $html ) ), $markup->is_doubtful );
	}

	/** The drawings that pages contain end where they end in browsers. */
	public function test_known_html() {
		$known = array(
			'<svg viewBox="0 0 1 1"><title>A < B</title><defs><style>a>b{}</style></defs><g><path d="M0"/></g></svg>',
			'<svg><use xlink:href="/icons.svg?v=1#a"/><desc>a</desc></svg>',
			'<svg><path d="M0"><path d="M1"></svg>',
			'<p><svg><path d="M0"></path><br /><path d="M1"></path></svg></p>',
			'<p><svg><path d="M0"></p><p></path></svg></p>',
			'<svg><foreignObject width="9"><div xmlns="http://www.w3.org/1999/xhtml"><span class="nodeLabel"><p>a<br>b</p></span></div></foreignObject></svg>',
			'<math><semantics><mrow><mi>x</mi><mo>&lt;</mo><mtext>if <b>so</b></mtext></mrow><annotation encoding="application/x-tex">x</annotation></semantics></math>',
			'<math><annotation-xml encoding="TEXT/html"><p>a</p></annotation-xml></math>',
			'<select><optgroup label="a"><option>b<option>c</optgroup></select>',
			'<select><option>b<input>',
			'<template><table><tr><td><svg><desc></template>',
			'<svg><![CDATA[ <textarea> ]]></svg>',
		);
		foreach ( $known as $html ) {
			$this->assertSame( array( true, false ), $this->read( $html ), $html );
		}
	}

	/** Where the end depends on more, nothing is edited, and the page counts as one with hidden code. */
	public function test_unknown_html() {
		$unknown = array(
			'<svg><desc><p></desc></svg>',
			'<svg><desc><p><div></div></p></desc></svg>',
			'<svg><desc><b><i></b></i></desc></svg>',
			'<svg><foreignObject><table></table></foreignObject></svg>',
			'<svg><foreignObject><a>a</a></foreignObject></svg>',
			'<svg><desc><![CDATA[a]]></desc></svg>',
			'<div><svg><g></div>',
			'<select><svg></svg></select>',
			'<table><tr><td><select></table>',
			'<select><xmp><b></xmp></select>',
			'<template><col><xmp></template></xmp>',
			'<frameset>',
		);
		foreach ( $unknown as $html ) {
			$this->assertSame( array( false, true ), $this->read( $html ), $html );
		}
	}

	/** Text is neither markup nor code. */
	public function test_text() {
		foreach ( array( '<textarea>', '<!--', '<plaintext>', '<svg><g>', '<math><mi><textarea>', '<template>', '<select>' ) as $html ) {
			$this->assertSame( array( false, false ), $this->read( $html ), $html );
		}
	}

	/** A script in a drawing runs. */
	public function test_scripts_in_drawings() {
		foreach ( array( '<svg><script>a</script></svg>', '<svg><foreignObject><div><script>a</script></div></foreignObject></svg>' ) as $html ) {
			$this->assertSame( array( true, true ), $this->read( $html ), $html );
			$this->assertSame( array( 'HTML that cannot be read for certain' ), atoll_jquery_users( new Atoll_Markup( $html ), array() ) );
		}
	}

	/** The slash may be the end of a value. */
	public function test_self_closing() {
		foreach ( array( '/>', ' />', ' a="x=y"/>', " a='=b'/>", ' a=b />', ' a/>', ' / />' ) as $rest ) {
			$this->assertTrue( atoll_is_self_closing( $rest ), $rest );
		}
		foreach ( array( '>', ' a=b/>', ' a=x=y/>', ' a=/>', ' a= />', '/ >', ' a="/">' ) as $rest ) {
			$this->assertFalse( atoll_is_self_closing( $rest ), $rest );
		}
	}
}

import { HOSTILE_MARKUP, HOSTILE_URLS } from '#sandbox/faults/hostileValues.ts';

/** Attacks beyond the sandbox's that run script, load from outside, cover the page or lead away; a script that runs sets __pwned. */
const MORE: readonly string[] = [
  // Script in every disguise.
  '<scr<script>ipt>window.__pwned=1</scr</script>ipt>',
  '<noscript><p title="</noscript><img src=x onerror=window.__pwned=1>">',
  '<template><script>window.__pwned=1</script></template>',
  '<xmp><p title="</xmp><img src=x onerror=window.__pwned=1>">',
  '<textarea><p title="</textarea><img src=x onerror=window.__pwned=1>">',
  '<select><style></select><img src=x onerror=window.__pwned=1></style>',
  // Handlers.
  '<p onclick="window.__pwned=1" onmouseover=window.__pwned=1>x</p>',
  '<img src=x onerror\x0a=\x0awindow.__pwned=1>',
  '<img/src=x/onerror=window.__pwned=1>',
  '<svg><animate onbegin=window.__pwned=1 attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:window.__pwned=1>',
  '<p style="animation: spin 1s" onanimationstart="window.__pwned=1">x</p>',
  // Addresses.
  '<a href="&#106;avascript:window.__pwned=1">x</a>',
  '<a href="javascript&colon;window.__pwned=1">x</a>',
  '<a href="java&#x0A;script:window.__pwned=1">x</a>',
  '<a href=" &#14; javascript:window.__pwned=1">x</a>',
  '<a href="\\\\evil.example/">x</a>',
  '<a ping="https://evil.example/p" href="/cart" download>x</a>',
  '<img srcset="https://evil.example/1.png 2x" src="/x.png">',
  '<img src=/x.png crossorigin usemap=#m><map name=m><area href=javascript:window.__pwned=1></map>',
  '<table background="https://evil.example/t.png"><tr><td background="javascript:window.__pwned=1">x</td></tr></table>',
  // Frames, forms, styles, and what changes the page around it.
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x.swf">',
  '<form id=attributes><input name=nodeName><input name=parentNode></form>',
  '<p style="background:url(https://evil.example/s.png);position:fixed">x</p>',
  '<p id="root" class="fixed inset-0 z-50" name="cookie">covered</p>',
  '<a id=location href="https://evil.example/">x</a><a id=location name=href href="https://evil.example/">y</a>',
  '<h1>A second title</h1><main>x</main><header>y</header>',
  // Mutation XSS: trees that parse differently the second time.
  '<math><mi><mglyph><svg><mtext><style><path id="</style><img onerror=window.__pwned=1 src>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=window.__pwned=1 src>">',
  '<svg></p><style><a id="</style><img src=1 onerror=window.__pwned=1>">',
  '<svg><desc><table><title><style></title><img src onerror=window.__pwned=1></style></table></desc></svg>',
  '<svg><foreignObject><p><iframe srcdoc="<img src=x onerror=parent.__pwned=1>"></iframe></p></foreignObject></svg>',
  '<!--><img src=x onerror=window.__pwned=1>-->',
  '<![CDATA[<img src=x onerror=window.__pwned=1>]]>',
  '<?xml version="1.0"?><?xml-stylesheet href="javascript:window.__pwned=1"?>',
  '<p is="x-thing" part="a" slot="b" contenteditable autofocus tabindex=1>x</p>',
  '<custom-element onclick=window.__pwned=1>x</custom-element>',
  `${'<b>'.repeat(600)}<img src=x onerror=window.__pwned=1>`,
];

/** All attacks on the sanitiser. */
export const PAYLOADS: readonly string[] = [
  ...HOSTILE_MARKUP,
  ...HOSTILE_URLS.flatMap((url) => {
    const attribute = url.replaceAll('"', '&quot;');
    return [`<a href="${attribute}">link</a>`, `<img src="${attribute}" alt="picture">`];
  }),
  ...MORE,
];

/** The elements and attributes that a guide may contain. */
export const ALLOWED_TAGS: readonly string[] =
  'a img h2 h3 h4 h5 h6 p br hr ul ol li strong em b i u s small sub sup span figure figcaption table thead tbody tr th td blockquote code pre'.split(
    ' ',
  );
export const ALLOWED_ATTRIBUTES: readonly string[] =
  'href src alt title width height loading colspan rowspan rel target'.split(' ');

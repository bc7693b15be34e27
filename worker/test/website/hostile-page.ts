/**
 * A page that tries every way to make a request. Each way has its own host, so that refusals show which were tried. `%`
 * in a line stands for that host and its port.
 */

/** Ways that send a request when nothing stops them, as the control run shows. */
const markup: Record<string, string> = {
  img: '<img src="http://%/a.png">',
  srcset: '<img srcset="http://%/a.png 1x, http://%/b.png 2x">',
  picture: '<picture><source srcset="http://%/a.png"><img></picture>',
  script: '<script src="http://%/a.js"></script>',
  module: '<script type="module" src="http://%/a.js"></script>',
  stylesheet: '<link rel="stylesheet" href="http://%/a.css">',
  cssimport: '<style>@import url("http://%/a.css");</style>',
  cssbackground: '<style>#bg { background: url("http://%/a.png") }</style><div id="bg">background</div>',
  csscontent: '<style>#ct::before { content: url("http://%/a.png") }</style><div id="ct">content</div>',
  cssborder: '<style>#bi { border: 9px solid; border-image: url("http://%/a.png") 9 }</style><div id="bi">border</div>',
  cssmask: '<style>#mk { mask-image: url("http://%/a.svg") }</style><div id="mk">mask</div>',
  csslist: '<style>#li { list-style-image: url("http://%/a.png") }</style><ul><li id="li">item</li></ul>',
  font: '<style>@font-face { font-family: away; src: url("http://%/a.woff") } #ft { font-family: away }</style><p id="ft">font</p>',
  iframe: '<iframe src="http://%/"></iframe>',
  object: '<object data="http://%/a.html" type="text/html"></object>',
  embed: '<embed src="http://%/a.html" type="text/html">',
  video: '<video src="http://%/a.mp4" preload="auto"></video>',
  poster: '<video poster="http://%/a.png"></video>',
  audio: '<audio src="http://%/a.mp3" preload="auto"></audio>',
  inputimage: '<input type="image" src="http://%/a.png">',
  bodybackground: '<table background="http://%/a.png"><tr><td>cell</td></tr></table>',
  svgimage: '<svg width="9" height="9"><image href="http://%/a.png" width="9" height="9"/></svg>',
  preload: '<link rel="preload" as="image" href="http://%/a.png">',
  modulepreload: '<link rel="modulepreload" href="http://%/a.js">',
  prefetch: '<link rel="prefetch" href="http://%/a.html">',
  metarefresh: '<iframe srcdoc="&lt;meta http-equiv=refresh content=&quot;0;url=http://%/&quot;&gt;"></iframe>',
  dataframe: '<iframe src="data:text/html,<img src=http://%/a.png>"></iframe>',
  form: '<iframe name="sink"></iframe><form id="fm" target="sink" method="post" action="http://%/"></form><script>fm.submit()</script>',
  redirect: '<img src="/redirect?to=http://%/a.png">',
  redirectchain: '<iframe src="/redirect?to=/redirect?to=http://%/"></iframe>',
}

const script: Record<string, string> = {
  fetch: 'fetch("http://%/", { mode: "no-cors" })',
  fetchpost: 'fetch("http://%/", { method: "POST", mode: "no-cors", body: "x" })',
  fetchkeepalive: 'fetch("http://%/", { mode: "no-cors", keepalive: true })',
  xhr: 'const r = new XMLHttpRequest(); r.open("GET", "http://%/"); r.send()',
  websocket: 'new WebSocket("ws://%/")',
  eventsource: 'new EventSource("http://%/")',
  beacon: 'navigator.sendBeacon("http://%/", "x")',
  image: 'new Image().src = "http://%/a.png"',
  dynamicimport: 'import("http://%/a.js").catch(() => {})',
  worker: 'new Worker(URL.createObjectURL(new Blob(["fetch(\\"http://%/\\", { mode: \\"no-cors\\" })"])))',
  importscripts: 'new Worker(URL.createObjectURL(new Blob(["importScripts(\\"http://%/a.js\\")"])))',
  sharedworker: 'new SharedWorker(URL.createObjectURL(new Blob(["fetch(\\"http://%/\\", { mode: \\"no-cors\\" })"])))',
  blobframe:
    'const f = document.createElement("iframe"); f.src = URL.createObjectURL(new Blob(["<img src=http://%/a.png>"], { type: "text/html" })); document.body.append(f)',
  framenavigation:
    'const f = document.createElement("iframe"); document.body.append(f); f.contentWindow.location = "http://%/"',
  windowopen: 'window.open("http://%/")',
  cssom:
    'const s = new CSSStyleSheet(); s.replaceSync("body { cursor: url(http://%/a.cur), auto; list-style-image: url(http://%/a.png) }"); document.adoptedStyleSheets = [s]; document.body.append(document.createElement("li"))',
  fontface: 'new FontFace("far", "url(http://%/a.woff)").load().catch(() => {})',
  secure: 'fetch("https://%/", { mode: "no-cors" }).catch(() => {})',
  securesocket: 'new WebSocket("wss://%/")',
}

/** Ways that this browser does not support, or that use no proxy; they must reach nothing in either run. */
const others = (host: string, udpPort: number) => `
<link rel="dns-prefetch" href="http://${host}/"><link rel="preconnect" href="http://${host}/">
<link rel="manifest" href="http://${host}/manifest.json"><link rel="icon" href="http://${host}/favicon.ico">
<script type="speculationrules">{"prefetch":[{"source":"list","urls":["http://${host}/s"]}],"prerender":[{"source":"list","urls":["http://${host}/p"]}]}</script>
<a id="ping" href="#here" ping="http://${host}/ping">ping</a>
<iframe src="file:///etc/hostname"></iframe><iframe src="ftp://${host}/"></iframe><iframe src="view-source:http://${host}/"></iframe>
<img src="file:///etc/hostname"><iframe src="chrome://version"></iframe>
<script>
  const tries = []
  try { ping.click() } catch {}
  for (const attempt of [
    () => navigator.serviceWorker.register('/worker.js'),
    () => CSS.paintWorklet.addModule('http://${host}/w.js'),
    () => fetch('file:///etc/hostname'),
    () => new WebTransport('https://127.0.0.1:${udpPort}/').ready,
    () => new Promise(done => {
      const peer = new RTCPeerConnection({ iceServers: [
        { urls: 'stun:127.0.0.1:${udpPort}' }, { urls: 'turn:127.0.0.1:${udpPort}?transport=udp', username: 'u', credential: 'p' },
        { urls: 'turn:${host}?transport=tcp', username: 'u', credential: 'p' } ] })
      peer.createDataChannel('x')
      peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && done()
      peer.createOffer().then(offer => peer.setLocalDescription(offer))
    }),
  ]) tries.push(new Promise(done => { try { Promise.resolve(attempt()).then(done, done) } catch { done() } }))
  Promise.all(tries).then(() => { document.title = 'tried' })
</script>`

export const ways = [...Object.keys(markup), ...Object.keys(script)]

export function hostOfWay(way: string, port: number): string {
  return `${way}.way.test:${port}`
}

export function hostilePage(port: number, udpPort: number): string {
  const lines = Object.entries(markup).map(([way, line]) => line.replaceAll('%', hostOfWay(way, port)))
  const scripts = Object.entries(script).map(
    ([way, line]) => `<script>try { (() => { ${line.replaceAll('%', hostOfWay(way, port))} })() } catch {}</script>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>busy</title>${lines.join('\n')}${scripts.join('\n')}${others(hostOfWay('other', port), udpPort)}`
}

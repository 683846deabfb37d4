import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import { S as n } from './fields-KVqNPxJG.js'
import { Ga as r, Kn as i, Na as a, ho as o } from './index--te03lJq.js'
import { n as s } from './rest-Cxvfm7_T.js'
var c = e(o(), 1),
  l = { frame: `_frame_12t47_1`, video: `_video_12t47_10`, words: `_words_12t47_21` }
async function u() {
  let e = await d()
  if (e !== null) return e
  let { default: t } = await i(
    async () => {
      let { default: e } = await import(`./decode-ARW2UmkM.js`)
      return { default: e }
    },
    [],
    import.meta.url,
  )
  return async (e) => {
    try {
      return t(e)
    } catch {
      return null
    }
  }
}
async function d() {
  let e = Reflect.get(globalThis, `BarcodeDetector`)
  if (e === void 0 || !(await e.getSupportedFormats().catch(() => [])).includes(`qr_code`)) return null
  let t = new e({ formats: [`qr_code`] })
  return async (e) => (await t.detect(e))[0]?.rawValue ?? null
}
var f = t({ QrScanner: () => h }),
  p = r(),
  m = 720
function h({ label: e, onCode: t }) {
  let r = (0, c.useRef)(null),
    [i, o] = (0, c.useState)(`starting`),
    u = (0, c.useEffectEvent)(t)
  return (
    (0, c.useEffect)(() => {
      let e = new AbortController()
      return (
        g(r.current, e.signal, (e) => u(e)).then(
          () => o(`running`),
          (t) => {
            e.signal.aborted || o(v(t))
          },
        ),
        () => e.abort()
      )
    }, []),
    (0, p.jsxs)(`div`, {
      className: l.frame,
      children: [
        (0, p.jsx)(`video`, {
          ref: r,
          className: l.video,
          'aria-label': e,
          hidden: i !== `running`,
          muted: !0,
          playsInline: !0,
        }),
        i === `starting` && (0, p.jsxs)(`p`, { className: l.words, children: [(0, p.jsx)(a, {}), ` `, s.starting] }),
        i !== `starting` &&
          i !== `running` &&
          (0, p.jsx)(`div`, { className: l.words, children: (0, p.jsx)(n, { kind: `caution`, children: i }) }),
      ],
    })
  )
}
async function g(e, t, n) {
  if (e === null) return
  if (!(`mediaDevices` in navigator)) throw new DOMException(``, `SecurityError`)
  let [r, i] = await Promise.all([
      u(),
      navigator.mediaDevices.getUserMedia({ video: { facingMode: `environment`, width: { ideal: 1280 } }, audio: !1 }),
    ]),
    a = () => {
      for (let e of i.getTracks()) e.stop()
      e.srcObject = null
    }
  if (t.aborted) return a()
  ;(t.addEventListener(`abort`, a), (e.srcObject = i), await e.play(), _(e, r, t, n))
}
async function _(e, t, n, r) {
  let i = document.createElement(`canvas`),
    a = i.getContext(`2d`, { willReadFrequently: !0 })
  if (a !== null)
    for (; !n.aborted;) {
      await new Promise(requestAnimationFrame)
      let { videoWidth: o, videoHeight: s } = e
      if (o === 0) continue
      let c = Math.min(1, m / Math.max(o, s))
      ;((i.width = Math.round(o * c)), (i.height = Math.round(s * c)), a.drawImage(e, 0, 0, i.width, i.height))
      let l = await t(a.getImageData(0, 0, i.width, i.height)).catch(() => null)
      l && !n.aborted && r(l)
    }
}
function v(e) {
  let t = e instanceof Error ? e.name : ``
  return t === `NotAllowedError`
    ? s.notAllowed
    : t === `NotFoundError`
      ? s.noCamera
      : t === `SecurityError`
        ? s.insecure
        : s.notStarting
}
export { f as n, h as t }
//# sourceMappingURL=rest-ByjDAt1Z.js.map

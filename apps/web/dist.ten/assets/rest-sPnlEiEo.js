import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Jn as t, Wn as n, er as r, sa as i, wa as a } from './index--te03lJq.js'
import { r as o } from './rest-B05EYwN-.js'
import { n as s } from './rest-BlO5BbqV.js'
var c = (e) => e instanceof r && e.statusCode === 400 && /already exists/.test(t(e)),
  l = (e) =>
    e.then(
      () => void 0,
      (e) => {
        if (!c(e)) throw e
      },
    )
async function u(e) {
  try {
    let t = await e()
    return { at: Date.now(), result: `taken`, words: t }
  } catch (e) {
    let t = i(e),
      n = e instanceof r && e.statusCode >= 400 && e.statusCode < 500 && e.statusCode !== 429
    return { at: Date.now(), result: n ? `refused` : `failed`, words: t }
  }
}
var d = `countersign-offers`,
  f = Promise.resolve()
function p(e) {
  let t = typeof navigator > `u` ? void 0 : navigator.locks
  if (t !== void 0) return t.request(d, e)
  let n = f.then(e)
  return ((f = n.catch(() => void 0)), n)
}
var m = e({ offerMessages: () => g }),
  h = ({ source: e, offer: t }) => e === `page` && (t === null || t.result === `failed`)
async function g(e = h, { messages: t = o, service: r = n() } = {}) {
  await p(async () => {
    for (let n of (await t.list()).filter(e)) await t.noteOffer(n, await u(() => _(r, n)))
  })
}
async function _(e, t) {
  let { chainId: n, safe: i, messageHash: o, message: u, signatures: d, origin: f } = t,
    p = await e.getMessage({ params: { chainId: n, messageHash: o } }).catch((e) => {
      if (e instanceof r && e.statusCode === 404) return null
      throw e
    }),
    m = p?.confirmations.map(({ owner: e }) => e.value) ?? [],
    h = d.filter(({ owner: e }) => !m.some((t) => a(t, e))),
    [g, ..._] = h
  if (g === void 0) {
    if (p) return `The service already had all signatures.`
    throw new r({ code: `unsigned`, statusCode: 422, message: `The message has no signature yet.` })
  }
  let v = (t) => l(e.confirmMessage({ params: { chainId: n, messageHash: o }, body: { signature: t } }))
  p ||
    (await e
      .createMessage({ params: { chainId: n, safe: i }, body: { message: u, signature: g.data, origin: s(f) } })
      .catch((e) => {
        if (c(e)) return v(g.data)
        throw e
      }))
  for (let { data: e } of p ? h : _) await v(e)
  let y = `${h.length} ${h.length === 1 ? `signature` : `signatures`}`
  return p ? `The service already had it and accepted ${y}.` : `Delivered with ${y}.`
}
export { c as a, u as i, m as n, l as o, p as r, g as t }
//# sourceMappingURL=rest-sPnlEiEo.js.map

import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { En as t, da as n, ja as r, la as i, vn as a } from './index--te03lJq.js'
import { Wt as o, bn as s, wn as c, xn as l, yn as u } from './later-DLdlgyuL.js'
var d = e({ readCodes: () => p }),
  f = 150
async function p(e, t, n) {
  let r = new Map()
  ;(await m(r, e, t, n),
    await m(
      r,
      e,
      [...r.values()].flatMap((e) => (e.ok && e.value.cloneOf ? [e.value.cloneOf] : [])),
      n,
    ))
  let i = (e) => r.get(e.toLowerCase())
  return {
    of: i,
    isContract(e) {
      let t = i(e)
      return t?.ok === !0 ? { ok: !0, value: t.value.isContract } : t
    },
    cloneOf(e) {
      let t = i(e),
        n = t?.ok === !0 ? t.value.cloneOf : null
      if (n === null) return null
      let r = i(n)
      return r === void 0
        ? { target: n, hash: { ok: !1, reason: c.notRequested } }
        : { target: n, hash: r.ok ? { ok: !0, value: r.value.hash } : r }
    },
  }
}
async function m(e, n, r, i) {
  let s = new Map(r.map((e) => [e.toLowerCase(), e]).filter(([t]) => !e.has(t))),
    c = `0x${i.toString(16)}`
  await Promise.all(
    [...s].slice(0, f).map(async ([r, i]) => {
      let s = await o(a(n, `eth_getCode`, [i, c]).then(t))
      e.set(r, s.ok ? { ok: !0, value: h(s.value) } : s)
    }),
  )
}
var h = (e) => ({ hash: n(r(i(e))), isContract: l(e), delegate: s(e), cloneOf: u(e) })
export { d as n, p as t }
//# sourceMappingURL=rest-BQ1q3Igc.js.map

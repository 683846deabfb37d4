import { m as e } from './later-DLdlgyuL.js'
import { lr as t, sr as n } from './index--te03lJq.js'
var r = [`chainChanged`, `accountsChanged`]
function i({ required: t, optional: n }, i, o) {
  let s = Object.keys(t).filter((e) => e !== `eip155` && !e.startsWith(`eip155:`))
  if (s.length > 0) return { ok: !1, reason: e.otherNamespaces(s.join(`, `)) }
  let [c, l] = [a(t), a(n)],
    u = c.methods.filter((e) => !o.includes(e))
  if (u.length > 0) return { ok: !1, reason: e.otherMethods(u.join(`, `)) }
  let d = `eip155:${i.chainId}`,
    f = [...new Set([d, ...c.chains])],
    p = new Set([...c.methods, ...l.methods])
  return {
    ok: !0,
    namespace: {
      chains: f,
      accounts: f.map((e) => `${e}:${i.safe}`),
      methods: o.filter((e) => p.has(e)),
      events: [...new Set([...r, ...c.events])],
    },
    isAsked: [...c.chains, ...l.chains].includes(d),
    pretended: c.chains.filter((e) => e !== d).map((e) => e.replace(`eip155:`, ``)),
  }
}
function a(e) {
  let t = Object.entries(e).filter(([e]) => e === `eip155` || e.startsWith(`eip155:`))
  return {
    chains: [...new Set(t.flatMap(([e, { chains: t }]) => (e === `eip155` ? (t ?? []) : [e])))],
    methods: [...new Set(t.flatMap(([, { methods: e }]) => e))],
    events: [...new Set(t.flatMap(([, { events: e }]) => e))],
  }
}
var o = t({ sessions: [], proposal: null }),
  s = { get: o.get, set: (e) => o.set({ ...o.get(), ...e }) },
  c = () => n(o)
export { c as n, i as r, s as t }
//# sourceMappingURL=rest-B2IypYne.js.map

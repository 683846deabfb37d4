import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Ca as t, Wt as n, wa as r } from './later-DLdlgyuL.js'
import { fn as i } from './lists-DTBg-a7q.js'
import { i as a } from './rest-DmqAjkAU.js'
import { lt as o, st as s, wa as c } from './index--te03lJq.js'
import { i as l } from './rest-B4NrIFGr.js'
var u = `names`
function d({ fromService: e, bundled: t }, n) {
  let r = n.map(f)
  return e === null || t === null || c(e, t)
    ? r
    : [
        {
          id: u,
          field: `ensRegistryAddress`,
          verdict: `danger`,
          title: a.otherRegistry,
          reason: a.registries({ told: e, known: t }),
        },
        ...r,
      ]
}
function f({ name: e, address: t, namedBy: n, now: r }) {
  let i = { id: u, field: `names.${e}` }
  return n === `service`
    ? { ...i, verdict: `caution`, title: a.namedByService, reason: a.provesNothing({ name: e, address: t }) }
    : r.ok
      ? r.value === null || !c(r.value, t)
        ? {
            ...i,
            verdict: `danger`,
            title: a.otherNow,
            reason: a.changed({ name: e, address: t, now: r.value ?? a.noAddress }),
          }
        : { ...i, verdict: `verified`, title: a.sameAddress, reason: a.bundled({ name: e, address: t }) }
      : {
          ...i,
          verdict: `unchecked`,
          title: a.addressOfName,
          reason: a.notAgain({ name: e, address: t, reason: r.reason }),
        }
}
function p({ account: e, target: n, now: i, transaction: a }) {
  try {
    let o = { account: e, ...i },
      s = r(o, t(o, n)).map(({ call: e }) => e)
    return s.length === 0 ? { kind: `reached` } : h(s, m(a)) ? { kind: `same` } : { kind: `other`, calls: s }
  } catch (e) {
    return { kind: `refused`, reason: e instanceof Error ? e.message : String(e) }
  }
}
function m({ to: e, value: t, data: n, operation: r }) {
  return (
    (r === 1 && n.toLowerCase().startsWith(`0x8d80ff0a`) ? i(n) : null) ?? [{ to: e, value: t, data: n, operation: r }]
  )
}
var h = (e, t) =>
    e.length === t.length &&
    e.every((e, n) => {
      let r = t[n]
      return (
        r !== void 0 &&
        e.operation === r.operation &&
        e.value === r.value &&
        c(e.to, r.to) &&
        e.data.toLowerCase() === r.data.toLowerCase()
      )
    }),
  g = e({ readNames: () => _ })
async function _(e, t) {
  let r = await Promise.all(
    l
      .in(e.chainId, t)
      .map(async ({ name: t, address: r, namedBy: i }) => ({
        name: t,
        address: r,
        namedBy: i,
        now: i === `bundle` ? await n(s(e, t)) : { ok: !0, value: r },
      })),
  )
  return d({ fromService: e.ensRegistryAddress, bundled: o(e.chainId) }, r)
}
export { g as n, p as r, _ as t }
//# sourceMappingURL=rest-DDdzm_og.js.map

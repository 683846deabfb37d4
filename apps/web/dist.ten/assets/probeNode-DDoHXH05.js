import {
  Br as e,
  En as t,
  Gr as n,
  Tn as r,
  Yr as i,
  da as a,
  ja as o,
  la as s,
  sa as c,
  zr as l,
} from './index--te03lJq.js'
import { _n as u, vn as d } from './lists-DTBg-a7q.js'
import { n as f } from './settings_.networks-DV38ftm9.js'
var p = 1e4,
  m = [`SafeProxyFactory`, `CompatibilityFallbackHandler`, `MultiSendCallOnly`],
  h = [`SafeL2`, `Safe`],
  g = l({ result: e(i()), error: e(l({ message: n() })) }),
  _ = class extends Error {}
async function v(e) {
  try {
    let t = r(await y(e, `eth_chainId`, [])).toString(),
      n = r(await y(e, `eth_blockNumber`, [])),
      i = `0x${n.toString(16)}`,
      [a, o] = await Promise.all([
        y(e, `eth_getLogs`, [{ fromBlock: i, toBlock: i }]).then(Array.isArray, () => !1),
        b(e),
      ])
    return { ok: !0, chainId: t, block: n, hasLogs: a, versions: o }
  } catch (t) {
    return t instanceof _
      ? { ok: !1, kind: `refused`, words: t.message }
      : { ok: !1, kind: `unreachable`, words: f.noAnswer({ host: new URL(e).host, reason: c(t) }) }
  }
}
async function y(e, t, n) {
  let r = await fetch(e, {
      method: `POST`,
      headers: { 'content-type': `application/json` },
      credentials: `omit`,
      body: JSON.stringify({ jsonrpc: `2.0`, id: 1, method: t, params: n }),
      signal: AbortSignal.timeout(p),
    }),
    { host: i } = new URL(e)
  if (!r.ok) throw new _(f.status({ host: i, status: `${r.status} ${r.statusText}`.trim() }))
  let a = g.safeParse(await r.json().catch(() => null))
  if (!a.success) throw new _(f.noNode({ host: i }))
  if (a.data.error) throw new _(f.refusedMethod({ host: i, method: t, reason: a.data.error.message }))
  return a.data.result
}
async function b(e) {
  let n = new Map(),
    r = (r) => {
      let i = n.get(r)
      if (i) return i
      let c = y(e, `eth_getCode`, [r, `latest`]).then((e) => a(o(s(t(e)))))
      return (n.set(r, c), c)
    },
    i = async (e, t) => {
      let n = u[e][t] ?? []
      return (await Promise.all(n.map(async ({ address: e, codeHash: t }) => (await r(e)) === t))).includes(!0)
    },
    c = await Promise.all(
      d.map(async (e) => {
        if (!Object.hasOwn(u[e], `SafeL2`)) return !1
        let t = await Promise.all(m.map((t) => i(e, t))),
          n = await Promise.all(h.map((t) => i(e, t)))
        return t.every(Boolean) && n.includes(!0)
      }),
    )
  return d.filter((e, t) => c[t])
}
export { v as probeNode }
//# sourceMappingURL=probeNode-DDoHXH05.js.map

const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-DmqAjkAU.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { C as t, D as n, P as r, S as i, x as a } from './fields-KVqNPxJG.js'
import { t as o } from './rest-V0sFQu-D.js'
import {
  Dr as s,
  Ga as c,
  Gr as l,
  Ir as u,
  Kn as d,
  ho as f,
  kr as p,
  or as m,
  vr as h,
  yi as g,
  zr as _,
} from './index--te03lJq.js'
import { t as v } from './rest-DBWxYTpm.js'
var y = e(f(), 1),
  b = `input:enabled, select:enabled, textarea:enabled`
function x(e) {
  let t = (0, y.useRef)(null),
    n = (0, y.useRef)(null),
    r = (0, y.useRef)(null)
  return (
    (0, y.useLayoutEffect)(() => {
      if (r.current === null) return
      let i = t.current?.children[Math.min(r.current, e.length - 1)]
      ;((r.current = null), (i?.querySelector(b) ?? i?.querySelector(`button`) ?? n.current)?.focus())
    }, [e]),
    {
      list: t,
      button: n,
      goTo(e) {
        r.current = e
      },
    }
  )
}
var S = { row: `_row_vrsly_2`, number: `_number_vrsly_17`, remove: `_remove_vrsly_23`, aside: `_aside_vrsly_28` },
  C = c()
function w({ chain: e }) {
  let { chainId: t, chainName: r, nativeCurrency: i } = e,
    { data: a = [] } = g({
      queryKey: [`environment`, t, r, i.symbol],
      queryFn: async ({ signal: t }) => {
        let [{ readEnvironment: n }, { parseQuantity: r }, { rpcRequest: i }] = await Promise.all([
          d(
            () => import(`./rest-DmqAjkAU.js`).then((e) => e.n),
            __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
            import.meta.url,
          ),
          d(() => import(`./index--te03lJq.js`).then((e) => e.Sn), __vite__mapDeps([2, 1, 3]), import.meta.url),
          d(() => import(`./index--te03lJq.js`).then((e) => e.bn), __vite__mapDeps([2, 1, 3]), import.meta.url),
        ])
        return n(
          e,
          await i(e, `eth_blockNumber`, [], t)
            .then(r)
            .catch(() => null),
          t,
        )
      },
      staleTime: 6e4,
      refetchInterval: 6e4,
      meta: { persist: !1 },
    })
  return a
    .filter(({ verdict: e }) => e === `caution` || e === `danger`)
    .map(({ verdict: e, title: t, reason: r }) => (0, C.jsx)(n, { verdict: e, title: t, children: r }, t))
}
var T = { bytes: `_bytes_t4ep1_1`, under: `_under_t4ep1_6`, gas: `_gas_t4ep1_17` },
  E = 1000000000n
function D(e) {
  let t = e.trim()
  if (t === ``) return { ok: !0, gas: null }
  if (!/^\d+$/.test(t)) return { ok: !1, reason: a.noWhole(t) }
  let n = BigInt(t)
  return n <= E ? { ok: !0, gas: n } : { ok: !1, reason: a.tooMuchGas(t) }
}
var O = `safeTxGas`
function k({ id: e, value: n, version: o, isDisabled: s = !1, noteId: c, onChange: l }) {
  let u = D(n)
  return (0, C.jsxs)(`div`, {
    id: e,
    className: T.gas,
    children: [
      (0, C.jsx)(r, {
        label: (0, C.jsxs)(C.Fragment, { children: [O, ` `, (0, C.jsx)(`small`, { children: a.reservedGas })] }),
        placeholder: `0`,
        inputMode: `numeric`,
        autoComplete: `off`,
        disabled: s,
        value: n,
        error: !u.ok,
        ...t(`${e}-note`, c),
        onChange: (e) => l(e.currentTarget.value),
      }),
      (0, C.jsx)(`div`, {
        id: `${e}-note`,
        children: u.ok
          ? (0, C.jsx)(i, { kind: j(u.gas, o) ? `caution` : `ok`, children: M(u.gas, o) })
          : (0, C.jsx)(i, { kind: `error`, children: u.reason }),
      }),
    ],
  })
}
var A = (e) => e !== null && !o(e, [1, 3]),
  j = (e, t) => (e !== null && e > 0n) || (e !== null && A(t))
function M(e, t) {
  return A(t) ? (e === null ? a.oldEmpty : a.oldFilled) : e === null || e === 0n ? a.zeroGas : a.someGas
}
var N = m(
    _({
      rows: s(_({ id: l(), recipient: l(), amount: l(), token: h, tokenId: u(l()), isLookalikeMeant: p() })),
      call: _({ contract: l(), value: l(), data: l() }),
      nonce: u(l()),
      note: l(),
      safeTxGas: l(),
    }),
  ),
  P = v(`send`, {
    parse(e) {
      let t = N.parse(e)
      return t && { ...t, rows: t.rows.map((e) => ({ ...e, address: null })), call: { ...t.call, address: null } }
    },
    print: (e) => JSON.stringify(e),
  })
export { w as a, T as i, k as n, S as o, D as r, x as s, P as t }
//# sourceMappingURL=rest-CWxd1sTc.js.map

import {
  Ar as e,
  Di as t,
  Ei as n,
  Fr as r,
  Hr as i,
  Nr as a,
  Or as o,
  Qi as s,
  Ti as c,
  kr as l,
  na as u,
  ra as d,
  wi as f,
  zr as p,
} from './later-DLdlgyuL.js'
import { b as m } from './rest-L3RFoWp3.js'
var h = `Ethereum Signed Message:
`
function g(e) {
  let t = typeof e == `string` ? n(e) : typeof e.raw == `string` ? e.raw : f(e.raw),
    r = n(`${h}${d(t)}`)
  return a([r, t])
}
function _(e, t) {
  return i(g(e), t)
}
var v = class extends u {
    constructor({ domain: e }) {
      super(`Invalid domain "${m(e)}".`, { metaMessages: [`Must be a valid EIP-712 domain.`] })
    }
  },
  y = class extends u {
    constructor({ primaryType: e, types: t }) {
      super(`Invalid primary type \`${e}\` must be one of \`${JSON.stringify(Object.keys(t))}\`.`, {
        docsPath: `/api/glossary/Errors#typeddatainvalidprimarytypeerror`,
        metaMessages: ['Check that the primary type is a key in `types`.'],
      })
    }
  },
  b = class extends u {
    constructor({ type: e }) {
      super(`Struct type "${e}" is invalid.`, {
        metaMessages: [`Struct type must not be a Solidity type.`],
        name: `InvalidStructTypeError`,
      })
    }
  },
  x = class extends u {
    constructor({ type: e }) {
      let t = e.replace(/^(u?int)/, `$&256`)
      super(`Type "${e}" is not a valid EIP-712 type.`, {
        metaMessages: [`Use "${t}" instead.`],
        name: `InvalidTypedDataTypeError`,
      })
    }
  }
function S(e) {
  let { domain: t, message: n, primaryType: r, types: i } = e,
    a = (e, t) => {
      let n = { ...t }
      for (let t of e) {
        let { name: e, type: r } = t
        r === `address` && (n[e] = n[e].toLowerCase())
      }
      return n
    },
    o = !i.EIP712Domain || !t ? {} : a(i.EIP712Domain, t),
    s = (() => {
      if (r !== `EIP712Domain`) return a(i[r], n)
    })()
  return m({ domain: o, message: s, primaryType: r, types: i })
}
function C(t) {
  let { domain: n, message: i, primaryType: a, types: o } = t,
    u = (t, n) => {
      for (let i of t) {
        let { name: t, type: a } = i,
          f = n[t],
          m = a.replace(/(\[[0-9]*\])+$/, ``)
        if (m === `int` || m === `uint`) throw new x({ type: a })
        let h = a.match(e)
        if (h && (typeof f == `number` || typeof f == `bigint`)) {
          let [e, t, n] = h
          c(f, { signed: t === `int`, size: Number.parseInt(n, 10) / 8 })
        }
        if (a === `address` && typeof f == `string` && !r(f)) throw new p({ address: f })
        let g = a.match(l)
        if (g) {
          let [e, t] = g
          if (t && d(f) !== Number.parseInt(t, 10))
            throw new s({ expectedSize: Number.parseInt(t, 10), givenSize: d(f) })
        }
        let _ = o[a]
        _ && (T(a), u(_, f))
      }
    }
  if (o.EIP712Domain && n) {
    if (typeof n != `object`) throw new v({ domain: n })
    u(o.EIP712Domain, n)
  }
  if (a !== `EIP712Domain`) {
    if (o[a]) u(o[a], i)
    else throw new y({ primaryType: a, types: o })
  }
}
function w({ domain: e }) {
  return [
    typeof e?.name == `string` && { name: `name`, type: `string` },
    e?.version && { name: `version`, type: `string` },
    (typeof e?.chainId == `number` || typeof e?.chainId == `bigint`) && { name: `chainId`, type: `uint256` },
    e?.verifyingContract && { name: `verifyingContract`, type: `address` },
    e?.salt && { name: `salt`, type: `bytes32` },
  ].filter(Boolean)
}
function T(e) {
  if (
    e === `address` ||
    e === `bool` ||
    e === `string` ||
    e.startsWith(`bytes`) ||
    e.startsWith(`uint`) ||
    e.startsWith(`int`)
  )
    throw new b({ type: e })
}
function E(e) {
  let { domain: t = {}, message: n, primaryType: r } = e,
    o = { EIP712Domain: w({ domain: t }), ...e.types }
  C({ domain: t, message: n, primaryType: r, types: o })
  let s = [`0x1901`]
  return (
    t && s.push(D({ domain: t, types: o })),
    r !== `EIP712Domain` && s.push(O({ data: n, primaryType: r, types: o })),
    i(a(s))
  )
}
function D({ domain: e, types: t }) {
  return O({ data: e, primaryType: `EIP712Domain`, types: t })
}
function O({ data: e, primaryType: t, types: n }) {
  let r = k({ data: e, primaryType: t, types: n })
  return i(r)
}
function k({ data: e, primaryType: t, types: n }) {
  let r = [{ type: `bytes32` }],
    i = [A({ primaryType: t, types: n })]
  for (let a of n[t]) {
    let [t, o] = N({ types: n, name: a.name, type: a.type, value: e[a.name] })
    ;(r.push(t), i.push(o))
  }
  return o(r, i)
}
function A({ primaryType: e, types: n }) {
  let r = t(j({ primaryType: e, types: n }))
  return i(r)
}
function j({ primaryType: e, types: t }) {
  let n = ``,
    r = M({ primaryType: e, types: t })
  r.delete(e)
  let i = [e, ...Array.from(r).sort()]
  for (let e of i) n += `${e}(${t[e].map(({ name: e, type: t }) => `${t} ${e}`).join(`,`)})`
  return n
}
function M({ primaryType: e, types: t }, n = new Set()) {
  let r = e.match(/^\w*/u)?.[0]
  if (n.has(r) || t[r] === void 0) return n
  n.add(r)
  for (let e of t[r]) M({ primaryType: e.type, types: t }, n)
  return n
}
function N({ types: e, name: n, type: r, value: a }) {
  if (e[r] !== void 0) return [{ type: `bytes32` }, i(k({ data: a, primaryType: r, types: e }))]
  if (r === `bytes`) return [{ type: `bytes32` }, i(a)]
  if (r === `string`) return [{ type: `bytes32` }, i(t(a))]
  if (r.lastIndexOf(`]`) === r.length - 1) {
    let t = r.slice(0, r.lastIndexOf(`[`)),
      s = a.map((r) => N({ name: n, type: t, types: e, value: r }))
    return [
      { type: `bytes32` },
      i(
        o(
          s.map(([e]) => e),
          s.map(([, e]) => e),
        ),
      ),
    ]
  }
  return [{ type: r }, a]
}
export { C as a, S as i, E as n, _ as o, w as r, O as t }
//# sourceMappingURL=rest-CJZ3gRJW.js.map

import {
  Cr as e,
  Dr as t,
  Er as n,
  Xi as r,
  Yi as i,
  Zi as a,
  aa as o,
  jr as s,
  na as c,
  wi as l,
  xi as u,
  xr as d,
} from './later-DLdlgyuL.js'
function f(t, n = `hex`) {
  let r = p(t),
    i = e(new Uint8Array(r.length))
  return (r.encode(i), n === `hex` ? l(i.bytes) : i.bytes)
}
function p(e) {
  return Array.isArray(e) ? m(e.map((e) => p(e))) : h(e)
}
function m(e) {
  let t = e.reduce((e, t) => e + t.length, 0),
    n = g(t)
  return {
    length: t <= 55 ? 1 + t : 1 + n + t,
    encode(r) {
      t <= 55
        ? r.pushByte(192 + t)
        : (r.pushByte(247 + n),
          n === 1 ? r.pushUint8(t) : n === 2 ? r.pushUint16(t) : n === 3 ? r.pushUint24(t) : r.pushUint32(t))
      for (let { encode: t } of e) t(r)
    },
  }
}
function h(e) {
  let t = typeof e == `string` ? u(e) : e,
    n = g(t.length)
  return {
    length: t.length === 1 && t[0] < 128 ? 1 : t.length <= 55 ? 1 + t.length : 1 + n + t.length,
    encode(e) {
      t.length === 1 && t[0] < 128
        ? e.pushBytes(t)
        : t.length <= 55
          ? (e.pushByte(128 + t.length), e.pushBytes(t))
          : (e.pushByte(183 + n),
            n === 1
              ? e.pushUint8(t.length)
              : n === 2
                ? e.pushUint16(t.length)
                : n === 3
                  ? e.pushUint24(t.length)
                  : e.pushUint32(t.length),
            e.pushBytes(t))
    },
  }
}
function g(e) {
  if (e < 256) return 1
  if (e < 2 ** 16) return 2
  if (e < 2 ** 24) return 3
  if (e < 2 ** 32) return 4
  throw new c(`Length is too large.`)
}
var _ = `/docs/contract/decodeFunctionResult`
function v(e) {
  let { abi: t, args: a, functionName: o, data: s } = e,
    c = t[0]
  if (o) {
    let e = n({ abi: t, args: a, name: o })
    if (!e) throw new i(o, { docsPath: _ })
    c = e
  }
  if (c.type !== `function`) throw new i(void 0, { docsPath: _ })
  if (!c.outputs) throw new r(c.name, { docsPath: _ })
  let l = d(c.outputs, s)
  if (l && l.length > 1) return l
  if (l && l.length === 1) return l[0]
}
function y(e) {
  let { abi: n, data: r } = e,
    i = s(r, 0, 4),
    c = n.find((e) => e.type === `function` && i === t(o(e)))
  if (!c) throw new a(i, { docsPath: `/docs/contract/decodeFunctionData` })
  return {
    functionName: c.name,
    args: `inputs` in c && c.inputs && c.inputs.length > 0 ? d(c.inputs, s(r, 4)) : void 0,
  }
}
var b = `0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`,
  x = `0x0000000000000000000000000000000000000000`
export { f as a, v as i, x as n, y as r, b as t }
//# sourceMappingURL=rest-pmi3KYbj.js.map

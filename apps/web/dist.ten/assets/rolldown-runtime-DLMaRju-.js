var e = Object.create,
  t = Object.defineProperty,
  n = Object.getOwnPropertyDescriptor,
  r = Object.getOwnPropertyNames,
  i = Object.getPrototypeOf,
  a = Object.prototype.hasOwnProperty,
  o = (e, t, n) => () => {
    if (n) throw n[0]
    try {
      return (e && (t = e((e = 0))), t)
    } catch (e) {
      throw ((n = [e]), e)
    }
  },
  s = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)), t.exports),
  c = (e, n) => {
    let r = {}
    for (var i in e) t(r, i, { get: e[i], enumerable: !0 })
    return (n || t(r, Symbol.toStringTag, { value: `Module` }), r)
  },
  l = (e, i, o, s) => {
    if ((i && typeof i == `object`) || typeof i == `function`)
      for (var c = r(i), l = 0, u = c.length, d; l < u; l++)
        ((d = c[l]),
          !a.call(e, d) &&
            d !== o &&
            t(e, d, { get: ((e) => i[e]).bind(null, d), enumerable: !(s = n(i, d)) || s.enumerable }))
    return e
  },
  u = (e, t, n) => (l(e, t, `default`), n && l(n, t, `default`)),
  d = (n, r, o) => (
    (o = n == null ? {} : e(i(n))),
    l(r || !n || !n.__esModule || !a.call(n, `default`) ? t(o, `default`, { value: n, enumerable: !0 }) : o, n)
  ),
  f = (e) => (a.call(e, `module.exports`) ? e[`module.exports`] : l(t({}, `__esModule`, { value: !0 }), e))
export { f as a, u as i, o as n, d as o, c as r, s as t }

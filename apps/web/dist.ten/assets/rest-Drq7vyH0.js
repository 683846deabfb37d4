import { ba as e, va as t, xa as n } from './index--te03lJq.js'
import { Jn as r, Kn as i } from './lists-DTBg-a7q.js'
var a = /^(?!0+[.,])\d{1,3}([.,])\d{3}$/
function o(e) {
  let n = a.exec(e)?.[1]
  return n === `,` || (n === `.` && t().group === `.`)
}
var s = (e, t) => c(r(e, t))
function c(e) {
  let t = i(e)
  return o(t) ? `${t}0` : t
}
var l = n(`amount`, {
    missing: `Enter an amount.`,
    negative: `An amount cannot be negative.`,
    twoMeanings: ({ text: e, whole: t, decimal: n }) => `"${e}" may mean ${t} or ${n}; write the one that is meant.`,
    grouped: ({ text: e }) => `"${e}" has more than one separator; write the amount without grouping, as in 1234.5.`,
    noNumber: ({ text: e }) => `"${e}" is not a number.`,
    tooPrecise: ({ text: t, count: n, decimals: r, symbol: i }) =>
      `${t} has ${e(n, { one: `# decimal`, other: `# decimals` })}, but ${i ?? `this token`} has ${r === 0 ? `none` : r}.`,
    tooLarge: `This amount is larger than a contract can hold.`,
  }),
  u = (1n << 256n) - 1n
function d(e, t, n) {
  let r = e.trim()
  return o(r) ? p(r) : f(r, t, n)
}
function f(e, t, n) {
  let r = e.trim()
  if (r === ``) return m(l.missing)
  if (/^[-−]/.test(r)) return m(l.negative)
  if (r.includes(`,`) && o(r)) return p(r)
  let i = r.replace(`,`, `.`)
  if (!/^(\d+\.?\d*|\.\d+)$/.test(i)) {
    let e = r.length > 24 ? `${r.slice(0, 24)}…` : r
    return m(/^[\d.,]+$/.test(r) ? l.grouped({ text: e }) : l.noNumber({ text: e }))
  }
  let [a = ``, s = ``] = i.split(`.`),
    c = s.replace(/0+$/, ``)
  if (c.length > t) return m(l.tooPrecise({ text: r, count: c.length, decimals: t, symbol: n }))
  let d = BigInt(a + c.padEnd(t, `0`))
  return d > u ? m(l.tooLarge) : { ok: !0, value: d }
}
function p(e) {
  let t = c(e.replace(`,`, `.`))
  return m(l.twoMeanings({ text: e, whole: e.replace(/[.,]/, ``), decimal: t }))
}
var m = (e) => ({ ok: !1, reason: e })
export { d as n, s as r, f as t }
//# sourceMappingURL=rest-Drq7vyH0.js.map

import { Aa as e, Ea as t, Ta as n, ca as r, xa as i, ya as a } from './index--te03lJq.js'
import { dn as o } from './lists-DTBg-a7q.js'
var s = i(`exchange`, {
  unpacksTo: (e) => `unpacks to more than ${a(e)} bytes`,
  noProposal: (e) => `This is not a proposal: it ${e}.`,
  theWhole: `the whole`,
  theLink: `the link`,
  foreignCharacters: `contains characters that do not belong in a link`,
  cutOff: `was cut off`,
  changedEnd: `was changed at its end`,
  notProposal: `is not a proposal`,
  notMessage: `is not a message`,
  otherFormat: (e) => `is not ${e}`,
  otherVersion: ({ found: e, reads: t }) => `is ${e}; this reads ${t}`,
  evidenceChanged: ({ found: e, expected: t }) =>
    `The evidence was changed after it was made: its checksum is ${e}, but it should be ${t}.`,
  fileChanged: ({ found: e, expected: t }) =>
    `The file was changed in transit: its checksum is ${e}, but it should be ${t}. Ask for it again.`,
  twoTransactions: ({ known: e, incoming: t }) =>
    `These are two transactions: ${e} is known here, but the import contains ${t}. Nothing was imported.`,
  halfCharacter: `contains half a character`,
  notJson: `is not JSON`,
  otherSpelling: `is not spelled as this format spells typed data`,
  notObject: `is not an object`,
  noPart: `is not a part of typed data`,
  tooNested: (e) => `is nested deeper than ${e} levels`,
  bytesOnly: (e) => `has ${a(e)} bytes only`,
  bytesChanged: ({ found: e, expected: t }) =>
    `Bytes were lost or changed in transit: their checksum is ${e}, but ${t} was sent. Try again.`,
  otherStart: `does not start like a proposal`,
  doesNotUnpack: `does not unpack`,
  newerVersion: ({ found: e, reads: t }) => `is ${e}, made by a newer page; this one reads ${t}`,
  theFile: `the file`,
  tooManyCharacters: ({ count: e, most: t }) => `has ${a(e)} characters, more than ${a(t)}`,
  nestedTooDeep: `is nested too deep`,
  linkVersion: ({ found: e, reads: t }) => `is of version ${e}, this page reads ${t}`,
  unknownMode: (e) => `is sealed with an unknown method, ${e}`,
  rounds: ({ found: e, least: t, most: n }) => `requires ${a(e)} rounds; ${a(t)} to ${a(n)} are accepted`,
  noEncryption: `The browser encrypts only on https, localhost and local files. Use a file or a QR code here.`,
  cannotOpen: `It cannot be opened: the key or passphrase is wrong, or the link was changed or cut off in transit.`,
  malformed: ({ path: e, reason: t }) => `This is not a readable proposal: ${e} ${t}.`,
  unknownField: `is not a known field`,
  notList: `is not a list`,
  tooManyEntries: ({ count: e, most: t }) => `has ${a(e)} entries, more than ${a(t)}`,
  noneOf: (e) => `is none of ${e}`,
  notText: `is not a text`,
  notWhole: `is not a whole number`,
  tooManyBits: (e) => `does not fit ${e} bits`,
  notWholeUpTo: (e) => `is not a whole number up to ${e}`,
  notHex: `is not lower-case hex`,
  otherSize: (e) => `does not have ${e} bytes`,
  tooManyBytes: (e) => `has more than ${e} bytes`,
  notAddress: `is not an address`,
  wrongChecksum: `has a wrong checksum`,
  moreThanProposal: `contains more than a proposal and its key`,
  noKey: `has no key; it was cut off in transit`,
})
function c(e, t) {
  return new o(`exchange/malformed`, s.malformed({ path: e, reason: t }), { path: e, reason: t })
}
function l(e) {
  let t = Object.keys(e)
  return (n, r) => {
    if (typeof n != `object` || !n || Array.isArray(n)) throw c(r, s.notObject)
    let i = Object.keys(n).find((e) => !t.includes(e))
    if (i !== void 0) throw c(`${r}.${i}`, s.unknownField)
    let a = t.map((t) => [t, e[t]?.(Reflect.get(n, t), `${r}.${t}`)])
    return Object.fromEntries(a)
  }
}
var u = (e, t) => (n, r) => {
    if (!Array.isArray(n)) throw c(r, s.notList)
    if (n.length > t) throw c(r, s.tooManyEntries({ count: n.length, most: t }))
    return n.map((t, n) => e(t, `${r}[${n}]`))
  },
  d = (e) => (t, n) => (t === null ? null : e(t, n)),
  f =
    (...e) =>
    (t, n) => {
      let r = e.find((e) => e === t)
      if (r === void 0) throw c(n, s.noneOf(e.join(`, `)))
      return r
    },
  p = (e) => (t, n) => {
    if (typeof t != `string`) throw c(n, s.notText)
    if (t.length > e) throw c(n, s.tooManyCharacters({ count: t.length, most: e }))
    return t
  },
  m = (e) => (t, n) => {
    if (typeof t != `string` || !/^(0|[1-9][0-9]{0,77})$/.test(t)) throw c(n, s.notWhole)
    let r = BigInt(t)
    if (r >> BigInt(e) !== 0n) throw c(n, s.tooManyBits(e))
    return r
  },
  h = (e) => (t, n) => {
    if (typeof t != `number` || !Number.isInteger(t) || t < 0 || t > e) throw c(n, s.notWholeUpTo(e))
    return t
  },
  g =
    (e = {}) =>
    (t, n) => {
      if (typeof t != `string` || !r(t) || t !== t.toLowerCase()) throw c(n, s.notHex)
      let i = (t.length - 2) / 2
      if (e.bytes !== void 0 && i !== e.bytes) throw c(n, s.otherSize(e.bytes))
      if (e.most !== void 0 && i > e.most) throw c(n, s.tooManyBytes(e.most))
      return t
    },
  _ = (r, i) => {
    if (typeof r != `string` || !t(r)) throw c(i, s.notAddress)
    if (!n(r) || e(r) !== r) throw c(i, s.wrongChecksum)
    return r
  }
export { u as a, l as c, s as d, g as i, f as l, m as n, c as o, h as r, d as s, _ as t, p as u }
//# sourceMappingURL=rest-CmDQyV1X.js.map

import { O as e, S as t } from './later-DLdlgyuL.js'
import { D as n } from './fields-KVqNPxJG.js'
import {
  Br as r,
  Dr as i,
  Er as a,
  Ga as o,
  Gr as s,
  Ir as c,
  Jr as l,
  Ma as u,
  Rr as d,
  Tr as f,
  ba as p,
  da as m,
  ja as h,
  or as g,
  ti as _,
  vr as v,
  wr as y,
  xa as b,
  ya as x,
  zr as S,
} from './index--te03lJq.js'
import { t as ee } from './rest-DBWxYTpm.js'
import { n as C, r as w } from './rest-BUBkRqV3.js'
var T = b(`builder-input`, {
    contract: `contract`,
    value: `value`,
    method: `method`,
    calldata: `calldata`,
    recipient: `recipient`,
    token: `token`,
    amount: `amount`,
    parameter: (e) => `parameter ${e}`,
    item: ({ field: e, index: t }) => `${e}, item ${t}`,
    enterContract: `Choose or enter a contract.`,
    enterAddressOrName: `Enter an address, or a name that resolves to one.`,
    zeroContract: `There is no contract at the zero address.`,
    chooseMethod: `Choose a method.`,
    enterCalldata: `Enter calldata, or a value to send.`,
    enterRecipient: `Enter a recipient.`,
    chooseToken: `Choose a token of this account.`,
    chooseTokenFirst: `Choose a token first.`,
    enterAmount: `Enter an amount.`,
    tooManyValues: (e) => `The method takes more than ${x(e)} values. Enter its calldata as raw hex.`,
    mustBeSingle: (e) => `This must be a single ${e}.`,
    wrongCount: ({ type: e, size: t, count: n }) =>
      `${e} needs ${p(t, { one: `# item`, other: `# items` })}, but there ${p(n, { one: `is #`, other: `are #` })}.`,
    noType: (e) => `${e} is not a type of Solidity.`,
    enterAddress: `Enter an address.`,
    wrongChecksum: `The checksum does not match. A character is wrong or has the wrong case.`,
    noBool: (e) => `"${e}" is neither true nor false.`,
    enterBytes: `Enter the bytes; 0x for none.`,
    enterSomeBytes: (e) =>
      p(e, { one: `Enter # byte, as 0x and 2 digits.`, other: `Enter # bytes, as 0x and ${e * 2} digits.` }),
    bytesStart: `Bytes start with 0x.`,
    wrongDigit: ({ digit: e, position: t }) => `"${e}" at position ${t} is not a hexadecimal digit.`,
    oddDigits: (e) =>
      p(e, { one: `# digit is not a whole number of bytes.`, other: `# digits are not a whole number of bytes.` }),
    wrongSize: ({ type: e, size: t, count: n }) =>
      `${e} needs ${p(t, { one: `# byte`, other: `# bytes` })}, but this has ${n}.`,
    noBytes: `These are not bytes.`,
    enterNumber: `Enter a number.`,
    noWhole: (e) => `${e} is not a whole number. Raw values have no decimals or grouping.`,
    noNumber: (e) => `"${e}" is not a number.`,
    tooManyDecimals: ({ count: e, symbol: t, decimals: n }) =>
      `${p(e, { one: `# decimal`, other: `# decimals` })}, but ${t} has ${n === 0 ? `none` : n}. The raw value would be cut.`,
    negative: (e) => `A ${e} cannot be negative.`,
    tooSmall: ({ type: e, least: t }) => `Too small for ${e}: the least value is ${t}.`,
    tooLarge: ({ type: e, most: t }) => `Too large for ${e}: the largest value is ${t}.`,
    notSolidity: `is not a type of Solidity`,
    noHex: `is not hexadecimal data`,
    noWei: `is not a whole number in wei`,
    noAddress: `is not an address with a correct checksum`,
    fileTooLong: ({ count: e, most: t }) => `The file has ${x(e)} characters; the limit is ${x(t)}.`,
    noJson: (e) => `This is not a JSON file: ${e}.`,
    fileTooDeep: `The file: its parameters are nested too deeply.`,
    fileProblem: ({ place: e, problem: t }) => `${e === `` ? `The file` : e}: ${t}.`,
    unexpected: `not as expected`,
    otherVersion: (e) => `version: the file has "${e}", but this page reads "1.0".`,
    bytesOf: ({ start: e, end: t, count: n }) => `${e}…${t}, ${p(n, { one: `# byte`, other: `# bytes` })}`,
    bytesDiffer: ({ file: e, encoded: t }) =>
      `The bytes in the file (${e}) differ from its encoded values (${t}). The bytes are used.`,
    valuesUnread: ({ method: e, problem: t }) =>
      `The values of ${e} in the file cannot be parsed: ${t}. The bytes are used.`,
    someWrong: `some are missing or wrong`,
    theValue: `The value`,
    isList: ({ place: e, type: t }) => `${e} is a list, but a single ${t} is needed.`,
    isNoList: ({ place: e, type: t }) => `${e} is not a list, but ${t} needs one.`,
    wrongFields: ({ place: e, count: t, needed: n }) =>
      `${e} has ${p(t, { one: `# value`, other: `# values` })}, the tuple has ${p(n, { one: `# field`, other: `# fields` })}.`,
    isNoTuple: (e) => `${e} is not a tuple: write [a, b] or {"name": a}.`,
    unknownField: ({ place: e, field: t }) => `${e} has a field "${t}", which the tuple does not have.`,
    atPosition: ({ problem: e, position: t }) => `${e} at position ${t}.`,
    notExpected: (e) => `"${e}" was not expected`,
    jsonTooDeep: `Brackets are nested too deeply`,
    endsEarly: `The text ends too early`,
    colonMissing: `A colon is missing`,
    missing: (e) => `"${e}" is missing`,
    missingBefore: ({ end: e, found: t }) => `"," or "${e}" is missing before "${t}"`,
    itemMissing: `An item is missing after the comma`,
    notClosed: (e) => `${e} is not closed`,
    wrongQuoted: `The text in quotes is not valid JSON`,
  }),
  E = a(() =>
    S({
      name: r(s()),
      type: s().check(_(D, { error: () => T.notSolidity })),
      internalType: r(s()),
      components: r(i(E)),
    }),
  ),
  D = /^(address|bool|string|function|tuple|bytes([1-9]|[12]\d|3[0-2])?|u?int(\d{1,3})?)(\[\d{0,4}\])*$/
function O(e) {
  let t = /^(.*)\[(\d*)\]$/.exec(e.type)
  return t
    ? { kind: `array`, size: t[2] === `` ? null : Number(t[2]), item: { ...e, type: t[1] ?? ``, name: void 0 } }
    : e.type === `tuple`
      ? { kind: `tuple`, components: e.components ?? [] }
      : { kind: `leaf`, type: e.type === `uint` || e.type === `int` ? `${e.type}256` : e.type }
}
function k(e) {
  let t = O(e)
  return t.kind === `array`
    ? t.size === null || k(t.item)
    : t.kind === `tuple`
      ? t.components.some(k)
      : t.type === `bytes` || t.type === `string`
}
function A(e) {
  if (k(e)) return 1
  let t = O(e)
  return t.kind === `array`
    ? (t.size ?? 0) * A(t.item)
    : t.kind === `tuple`
      ? t.components.reduce((e, t) => e + A(t), 0)
      : 1
}
var j = (e) => {
    let [, t = ``, n = ``] = /^([^[]*)(.*)$/.exec(e.type) ?? []
    return t === `tuple`
      ? `(${(e.components ?? []).map(j).join(`,`)})${n}`
      : `${t === `uint` || t === `int` ? `${t}256` : t === `function` ? `bytes24` : t}${n}`
  },
  M = (e) => {
    let { name: t, type: n, components: r } = e,
      i = t === void 0 ? {} : { name: t }
    return r ? { ...i, type: n, components: r.map(M) } : { ...i, type: j({ type: n }) }
  },
  N = S({
    kind: f([`function`, `fallback`, `receive`]),
    name: s(),
    inputs: i(E),
    outputs: i(E),
    stateMutability: f([`pure`, `view`, `nonpayable`, `payable`]),
  }),
  P = ({ name: e, inputs: t, outputs: n, stateMutability: r }) => ({
    kind: `function`,
    name: e,
    inputs: t,
    outputs: n,
    stateMutability: r,
  }),
  F = ({ name: e, inputs: t, kind: n }) => (n === `function` ? `${e}(${t.map(j).join(`,`)})` : e),
  I = new TextEncoder()
function L(e) {
  return e.kind === `function` ? `0x${m(h(I.encode(F(e)))).slice(2, 10)}` : `0x`
}
var R = ({ stateMutability: e }) => e === `view` || e === `pure`,
  z = ({ stateMutability: e }) => e === `payable`,
  B = ({ name: e, inputs: t, outputs: n, stateMutability: r }) => ({
    type: `function`,
    name: e,
    inputs: t.map(M),
    outputs: n.map(M),
    stateMutability: r,
  }),
  V = ({ name: e }, t) => e || T.parameter(t + 1)
function H(e) {
  let t = (e, t) => ({ kind: e, name: e, inputs: [], outputs: [], stateMutability: t ? `payable` : `nonpayable` }),
    n = /^\s*[[{]/.test(e)
  return [`receive`, `fallback`].flatMap((r) => {
    if (n) {
      let n = RegExp(`\\{[^{}]*"type"\\s*:\\s*"${r}"[^{}]*\\}`).exec(e)?.[0]
      return n ? [t(r, r === `receive` || /"payable"\s*(:\s*true|[,}])/.test(n))] : []
    }
    let i = RegExp(`^\\s*${r}\\s*\\([^)]*\\)(.*)$`, `m`).exec(e)
    return i ? [t(r, r === `receive` || /\bpayable\b/.test(i[1] ?? ``))] : []
  })
}
var U = a(() =>
    l([
      S({ items: i(U) }),
      S({ text: s(), unit: r(S({ symbol: s(), decimals: d(), token: r(c(v)) })), address: r(v) }),
    ]),
  ),
  W = 32
function G(e, t = W) {
  let n = O(e)
  if (n.kind === `leaf`) return { text: n.type === `bool` ? `false` : `` }
  if (n.kind === `tuple`) return { items: n.components.map((e) => G(e, t)) }
  let r = Math.min(n.size ?? 0, t),
    i = Math.max(1, Math.floor(t / Math.max(1, r)))
  return { items: Array.from({ length: r }, () => G(n.item, i)) }
}
function K(e, t, n) {
  let [r, ...i] = t
  return r === void 0 ? n : `items` in e ? { items: e.items.map((e, t) => (t === r ? K(e, i, n) : e)) } : e
}
var q = S({
    id: s(),
    mode: f([`known`, `abi`, `raw`, `transfer`]),
    contract: s(),
    address: c(v),
    abi: s(),
    source: s(),
    method: c(N),
    fields: i(U),
    value: s(),
    data: s(),
    token: c(v),
    amount: s(),
  }),
  J = S({ id: c(s()), name: s(), nonce: y(c(s()), null), calls: i(q) }),
  Y = (e = {}) => ({
    id: crypto.randomUUID(),
    mode: `known`,
    contract: ``,
    address: null,
    abi: ``,
    source: ``,
    method: null,
    fields: [],
    value: ``,
    data: ``,
    token: null,
    amount: ``,
    ...e,
  })
function X(e, t) {
  let n = (t?.inputs ?? []).map((t) => {
    let n = e.method?.inputs.findIndex(
      ({ name: e, type: n, components: r }) =>
        e === t.name && n === t.type && JSON.stringify(r) === JSON.stringify(t.components),
    )
    return (n === void 0 || n < 0 ? void 0 : e.fields[n]) ?? G(t)
  })
  return { ...e, method: t, fields: n, data: t?.kind === `fallback` || e.mode === `raw` ? e.data : `` }
}
var Z = (e) => [e.contract, e.abi, e.data, e.value, e.amount].every((e) => e.trim() === ``) && e.method === null,
  Q = ee(`builder`, g(J)),
  te = { gone: `_gone_1fm30_1` },
  $ = o()
function ne({ request: r, app: i, what: a, onDrop: o }) {
  let s = e().some(({ key: e }) => e === r)
  if (r === void 0 || !t(r) || s) return null
  let c = i ? w.closed({ host: C(i.url) }) : w.appClosed
  return (0, $.jsx)(`div`, {
    className: te.gone,
    role: `region`,
    'aria-label': w.appClosed,
    children: (0, $.jsxs)(n, {
      verdict: `caution`,
      title: c,
      children: [
        a === `transaction` ? w.finishTransaction : w.finishMessage,
        (0, $.jsx)(u, { size: `xs`, onClick: o, children: w.discard }),
      ],
    }),
  })
}
export {
  T as S,
  E as _,
  Z as a,
  k as b,
  K as c,
  V as d,
  L as f,
  B as g,
  z as h,
  Y as i,
  R as l,
  H as m,
  Q as n,
  X as o,
  F as p,
  J as r,
  G as s,
  ne as t,
  P as u,
  j as v,
  O as x,
  A as y,
}
//# sourceMappingURL=rest-B9IDoHRI.js.map

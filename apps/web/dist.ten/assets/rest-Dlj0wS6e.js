import { dn as e } from './lists-DTBg-a7q.js'
import { xa as t } from './index--te03lJq.js'
import { n, s as r, t as i } from './rest-DyTJIdPD.js'
import { d as a, o } from './rest-CmDQyV1X.js'
import { a as s, i as c, n as l, t as u } from './rest-B5w7Pa4q.js'
var d = t(`exchange-parts`, {
    stop: `Stop`,
    scan: `Scan`,
    copied: `Copied`,
    notCopied: `Not copied`,
    copyText: `Copy text`,
    proposal: `Proposal`,
    camera: `Camera picture, looking for a proposal`,
    readingParts: ({ read: e, parts: t }) => `Reading, ${e} of ${t} parts`,
    paste: `Paste`,
    file: `File`,
    asText: `Share link, file or code as text`,
    readIt: `Read it`,
    passphrase: `Passphrase`,
    askSender: `Ask the sender for it, outside this page.`,
    open: `Open`,
    saveFile: `Save file`,
    otherContent: (e) =>
      `This code contains “${e}”, not a proposal or a signature for one. Scan the code that Countersign shows.`,
    noProposal: `This code does not contain a proposal. Scan the code that Countersign shows.`,
    notOurs: `This is not a share link, a file or a code of Countersign. Paste the complete text that you received.`,
    unreadable: `The content cannot be read. Ask the sender for a new copy.`,
    undecryptable: `The content cannot be decrypted. Check the passphrase.`,
  }),
  f = 16777216
function p(e) {
  if (e.length > f) throw o(a.theFile, a.tooManyCharacters({ count: e.length, most: f }))
  let t = m(e)
  if (typeof t != `object` || !t) throw o(a.theFile, a.notObject)
  let n = Reflect.get(t, `content`)
  return { file: t, content: n, found: h(n) }
}
function m(e) {
  try {
    return JSON.parse(e)
  } catch {
    throw o(a.theFile, a.notJson)
  }
}
function h(t) {
  try {
    return r(JSON.stringify(t) ?? ``)
  } catch (t) {
    throw t instanceof e ? t : o(a.theFile, a.nestedTooDeep)
  }
}
var g = `countersign.exchange`
function _(e) {
  let t = i(e)
  return `${JSON.stringify({ format: g, content: t, checksum: r(JSON.stringify(t)) }, null, 2)}\n`
}
function v(t) {
  let { file: r, content: i, found: s } = p(t)
  if (Reflect.get(r, `format`) !== g) throw o(`format`, a.otherFormat(g))
  let c = Reflect.get(r, `checksum`)
  if (s !== c)
    throw new e(`exchange/damaged`, a.fileChanged({ found: s, expected: String(c) }), { expected: String(c), found: s })
  return n(i)
}
var y = `bytes`,
  b = 360
function x(e) {
  let t = s(e)
  return u({ type: y, cbor: t }, t.length <= b ? { fragmentBytes: b } : { mixed: !0 })
}
var S = (e) =>
    u({ type: y, cbor: s(e) }, { fragmentBytes: 2 ** 53 - 1 })
      .join(``)
      .toLowerCase(),
  C = (e) => /^ur:/i.test(e.trim())
function w() {
  let e = l()
  return {
    take(t) {
      let { ur: n, progress: r, parts: i } = e.read(t)
      if (n === null) return { packed: null, progress: r, parts: i }
      if (n.type !== y) throw Error(d.otherContent(n.type))
      let a = c(n.cbor)
      if (!(a instanceof Uint8Array)) throw Error(d.noProposal)
      return { packed: a, progress: r, parts: i }
    },
  }
}
export { _ as a, S as i, x as n, v as o, C as r, d as s, w as t }
//# sourceMappingURL=rest-Dlj0wS6e.js.map

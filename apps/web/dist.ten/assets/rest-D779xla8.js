import { Gr as e, or as t, zr as n } from './index--te03lJq.js'
import { t as r } from './rest-DBWxYTpm.js'
var i = t(n({ over: e(), form: e() }))
function a(e, t) {
  let n = r(e, i)
  return {
    read(e, r) {
      let i = n.read(e)
      return i?.over === r ? (t.parse(i.form) ?? null) : null
    },
    overOf: (e) => n.read(e)?.over ?? null,
    write: (e, r, i) => n.write(e, { over: r, form: t.print(i) }),
    clear: n.clear,
    isSame: (e, n) => t.print(e) === t.print(n),
  }
}
var o = 0,
  s = (e = null) => ({ id: `address-${(o += 1)}`, text: e ?? ``, address: e })
export { a as n, s as t }
//# sourceMappingURL=rest-D779xla8.js.map

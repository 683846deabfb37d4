import { $t as e } from './index--te03lJq.js'
var t = e
export { t as notFoundComponent }
//# sourceMappingURL=_-k7hD5oNV.js.map

// The seal of a game that is over: whether its cards follow from what was fixed before it began (docs/seeds.md).
// Where plain http offers no cryptography, SHA-256 is our own.

/** What this browser saw or sent before a table's game. */
function kept(what, table) {
  try {
    return localStorage.getItem(`sobremesa ${what} ${table}`)
  } catch {
    return null
  }
}

/** Checks the game that this seal is of. */
export async function checkSeal(seal) {
  try {
    const answer = await fetch(seal.dataset.record, { headers: { accept: "application/json" } })
    const { deck, dealtFor } = seal.dataset
    if (answer.ok) tell(seal, await judge(await answer.json(), JSON.parse(deck), dealtFor))
  } catch {}
}

/** Writes what was found where the page has room for it. */
function tell(seal, { record, found }) {
  seal.dataset.state = verdict(record, found)
  for (const [name, good] of Object.entries(found)) {
    const line = seal.querySelector(`[data-check="${name}"]`)
    if (line && good !== null) line.dataset.state = good ? "good" : "bad"
  }
  const fill = (name, text) => seal.querySelector(`[data-fill="${name}"]`)?.replaceChildren(text)
  fill("commitment", record.commitment)
  fill("secret", record.secret)
  fill("salt", record.salt)
  fill("seed", record.seed)
  seal.querySelectorAll("[data-nonce]").forEach(place => {
    const nonce = record.nonces[Number(place.dataset.nonce)]
    if (nonce) place.replaceChildren(nonce)
  })
}

/**
 * What all of it comes to. That nothing is false does not mean that nobody chose the cards: if no seat added anything,
 * the server could, and a browser that saw no fingerprint does not know when the secret was picked.
 */
function verdict(record, found) {
  if (Object.values(found).includes(false)) return "bad"
  if (!record.nonces.some(Boolean)) return "alone"
  return found.seen ? "good" : "unseen"
}

/**
 * What of a record follows from what was fixed before: true, false, or null where there is nothing to compare.
 * The page says which table the deal was for, so that no record can pass for one that was for any table.
 */
export async function judge(record, deck, table) {
  const text = value => join([number(bytes(value).length), bytes(value)])
  const isBound = table !== undefined
  const hash = (purpose, parts) =>
    sha256(join([bytes(`sobremesa/fair/${isBound ? 2 : 1}\0${purpose}\0`), unhex(record.secret), unhex(record.salt), ...parts]))
  const commitment = hex(await hash("commitment", isBound ? [text(table)] : []))
  const bound = isBound ? [...[table, record.game, sorted(record.rules)].map(text), number(record.nonces.length)] : []
  const seed = hex(await hash("seed", [...bound, ...record.nonces.map(text)]))
  const [seen, sent] = [kept("commitment", table), kept("nonce", table)]
  const found = {
    commitment: commitment === record.commitment.toLowerCase(),
    seen: seen === null ? null : seen === record.commitment,
    nonces: seed === record.seed.toLowerCase(),
    sent: sent === null ? null : record.nonces.includes(sent),
    cards: await areDealt(record, deck),
  }
  return { record, found }
}

/** Whether every shuffle of the record is the one that its seed gives. */
export async function areDealt(record, { order, fixed }) {
  const rounds = { deal: 0, reshuffle: 0 }
  const sort = cards => cards.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  let kept = []
  for (const move of record.moves) {
    if (move.type === "keep") kept[move.seat] = move.cards
    if (!(move.type in rounds)) continue
    // Cards that players kept, or that everybody has, were not shuffled.
    const hands = (move.hands ?? []).map((hand, seat) => without(hand, [...fixed, ...(kept[seat] ?? [])]))
    const rest = [...(move.reserve ?? []), ...move.pile]
    const again = sort([...hands.flat(), ...rest])
    shuffle(await stream(unhex(record.seed), move.type, rounds[move.type]++), again)
    const isDealt = hands.every(hand => String(sort(again.splice(0, hand.length))) === String(sort(hand)))
    if (!isDealt || String(again) !== String(rest)) return false
    if (move.type === "deal") kept = []
  }
  return true
}

function without(cards, gone) {
  const left = [...cards]
  for (const card of gone) left.splice(left.indexOf(card), 1)
  return left
}

/** Fisher and Yates, from the last place on. */
function shuffle(next, cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(next, last + 1)
    ;[cards[last], cards[other]] = [cards[other], cards[last]]
  }
}

/** A number below a bound, each as likely as the other. */
function below(next, bound) {
  for (;;) {
    const product = BigInt(next()) * BigInt(bound)
    if (product % 2n ** 32n >= 2n ** 32n % BigInt(bound)) return Number(product >> 32n)
  }
}

/** The numbers of a stream: ChaCha20 with the key of a purpose and a round. */
async function stream(seed, purpose, round) {
  const key = words(await sha256(join([bytes(`sobremesa/1\0${purpose}\0`), number(round), seed])), true)
  let block = []
  let counter = 0
  return () => {
    if (block.length === 0) block = chacha(key, counter++)
    return block.shift()
  }
}

function chacha(key, counter) {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, 0, 0]
  const x = [...start]
  const quarter = (a, b, c, d) => {
    for (const [to, by, turn, other] of [[a, b, 16, d], [c, d, 12, b], [a, b, 8, d], [c, d, 7, b]]) {
      x[to] = (x[to] + x[by]) >>> 0
      const mixed = x[other] ^ x[to]
      x[other] = ((mixed << turn) | (mixed >>> (32 - turn))) >>> 0
    }
  }
  for (let round = 0; round < 10; round++) {
    for (const place of [0, 1, 2, 3]) quarter(place, place + 4, place + 8, place + 12)
    for (const place of [0, 1, 2, 3]) {
      quarter(place, 4 + ((place + 1) % 4), 8 + ((place + 2) % 4), 12 + ((place + 3) % 4))
    }
  }
  return x.map((word, place) => (word + start[place]) >>> 0)
}

export async function sha256(message) {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", message))
  return ownSha256(message)
}

/** SHA-256 as FIPS 180-4 has it. */
export function ownSha256(message) {
  const primes = []
  for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime)) primes.push(n)
  const fraction = root => ((root - Math.floor(root)) * 2 ** 32) >>> 0
  const constants = primes.map(prime => fraction(Math.cbrt(prime)))
  const state = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n)
  const turn = (x, by) => (x >>> by) | (x << (32 - by))
  for (let at = 0; at < padded.length; at += 64) {
    const w = words(padded.subarray(at, at + 64), false)
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15], w[i - 2]]
      const [s, t] = [turn(x, 7) ^ turn(x, 18) ^ (x >>> 3), turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)]
      w[i] = (w[i - 16] + s + w[i - 7] + t) >>> 0
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + w[i]
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) >>> 0))
  }
  return join(state.map(word => number(word).reverse()))
}

/** A value as JSON without spaces and with sorted names. */
function sorted(value) {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`
  if (value === null || typeof value !== "object") return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map(name => `${JSON.stringify(name)}:${sorted(value[name])}`).join()}}`
}

/** 32 bits in 4 bytes, the lowest first. */
const number = value => new Uint8Array(new Uint32Array([value]).buffer)
const bytes = text => new TextEncoder().encode(text)
const unhex = text => Uint8Array.from(text.match(/../g), pair => parseInt(pair, 16))
const hex = data => [...data].map(byte => byte.toString(16).padStart(2, "0")).join("")

function words(data, isLittle) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return Array.from({ length: data.length / 4 }, (_, place) => view.getUint32(place * 4, isLittle))
}

function join(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

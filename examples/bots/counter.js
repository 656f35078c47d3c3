// A bot for Linko and Level 8: it counts what it has seen, and draws the cards that it collects.

const readline = require('node:readline')

let hand = []

const count = (card) => hand.filter((own) => own === card).length

// What an action is worth: many cards played at once, and drawing what makes pairs.
const worth = (action, view) => {
  switch (action.type) {
    case 'lay': return 100
    case 'add': return 50
    case 'play': return action.cards.length
    case 'steal': return action.take ? 1 : 0
    case 'draw': {
      const open = view.reserve?.[action.from]
      return open ? [open].flat().reduce((sum, card) => sum + count(card), 0) : 0.5
    }
    default: return 0
  }
}

const decide = ({ view, legal }) => {
  hand = view.hand ?? []
  return legal.reduce((best, action) => (worth(action, view) > worth(best, view) ? action : best))
}

const answers = {
  hello: () => ({ type: 'hello', name: 'Counter', version: '1', games: ['linko', 'level8'] }),
  decide: (message) => ({ type: 'act', id: message.id, action: decide(message) }),
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line)
  if (message.type === 'quit') process.exit(0)
  const answer = answers[message.type]?.(message)
  if (answer) process.stdout.write(JSON.stringify(answer) + '\n')
})

// Sounds of cards and wood, for readers who want them. They are made here: a card is a breath of filtered noise, wood
// a few quickly dying tones of a board.

let audio, noise

/** A card slides over the cloth. */
export function card() {
  if (!isOn()) return
  const slide = new AudioBufferSourceNode(audio, { buffer: noise, playbackRate: .9 + Math.random() * .2 })
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2600, Q: .8 })
  band.frequency.exponentialRampToValueAtTime(900, audio.currentTime + .09)
  slide.connect(band).connect(fading(.25, .02, .11))
  slide.start()
  slide.stop(audio.currentTime + .15)
}

/** Two knocks on the table: it is one's turn. */
export function knock() {
  if (!isOn()) return
  for (const start of [0, .16]) {
    for (const [frequency, volume] of [[190, .3], [410, .14], [760, .05]]) {
      const at = audio.currentTime + start
      const board = new OscillatorNode(audio, { frequency })
      board.connect(fading(volume, .002, .12, at))
      board.start(at)
      board.stop(at + .15)
    }
  }
}

/** Whether sounds are wanted; then there is something to play them with. */
function isOn() {
  if (document.documentElement.dataset.sounds !== "on") return false
  if (audio) return true
  audio = new AudioContext()
  noise = new AudioBuffer({ length: audio.sampleRate / 4, sampleRate: audio.sampleRate })
  noise.copyToChannel(Float32Array.from({ length: noise.length }, () => Math.random() * 2 - 1), 0)
  return true
}

/** A volume that rises and dies away in these seconds. */
function fading(volume, rise, length, at = audio.currentTime) {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(volume, at + rise)
  gain.gain.exponentialRampToValueAtTime(.001, at + length)
  gain.connect(audio.destination)
  return gain
}

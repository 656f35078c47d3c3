// Soft tones, for readers who want them.

let audio

/** Plays tones of this length: a frequency and a start each, in seconds. */
export function play(tones, length) {
  if (document.documentElement.dataset.sounds !== "on") return
  audio ??= new AudioContext()
  for (const [frequency, start] of tones) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency })
    const volume = new GainNode(audio, { gain: 0 })
    const at = audio.currentTime + start
    volume.gain.linearRampToValueAtTime(.12, at + .01)
    volume.gain.exponentialRampToValueAtTime(.001, at + length)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}

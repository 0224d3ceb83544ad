// A page with nothing but camera and decoder on it: what they say is written to the document, where a test reads it.
import { listCameras, openCamera } from '../../../renderer/scan/camera.ts';
import { createDecoder } from '../../../renderer/scan/decoder.ts';
import { readFrames } from '../../../renderer/scan/frames.ts';

const state = document.body.dataset;
const decoder = createDecoder();

void decoder.reader.then((reader) => {
  state.reader = reader;
});

async function scan(video: HTMLVideoElement): Promise<void> {
  const opened = await openCamera(undefined, (fault) => {
    state.fault = fault;
  });
  if ('fault' in opened) {
    state.fault = opened.fault;
    return;
  }
  state.cameras = String((await listCameras()).length);
  state.torch = String(opened.camera.hasTorch);
  video.srcObject = opened.camera.stream;
  const texts: string[] = [];
  let frames = 0;
  const stop = readFrames(video, decoder, ({ fresh, inView }) => {
    texts.push(...fresh.map(({ text }) => text));
    state.fresh = JSON.stringify(texts);
    state.inView = String(inView.length);
    frames += 1;
    state.seen = frames < 16 ? 'some' : 'many';
  });
  document.addEventListener('stop', () => {
    stop();
    opened.camera.stop();
    state.stopped = 'yes';
  });
  document.addEventListener('unplug', () => {
    for (const track of opened.camera.stream.getTracks()) track.dispatchEvent(new Event('ended'));
  });
}

async function read(files: readonly File[], signal: AbortSignal): Promise<void> {
  const answers = await Promise.all(
    files.map((file) => decoder.decodeStill(file, signal).catch((fault: unknown) => ({ fault: String(fault) }))),
  );
  state.stills = JSON.stringify(
    answers.map((answer) => {
      if ('symbols' in answer) return answer.symbols.map(({ text, symbology }) => `${symbology} ${text}`);
      return 'refused' in answer ? `${answer.refused.code} ${answer.refused.detail}` : answer.fault;
    }),
  );
}

const input = document.querySelector('input');
input?.addEventListener('change', () => {
  const abort = new AbortController();
  document.addEventListener('abort', () => abort.abort(new Error('no longer wanted')), { once: true });
  void read([...(input.files ?? [])], abort.signal);
});

const video = document.querySelector('video');
if (video !== null && location.search === '?camera') void scan(video);

// Lists the cameras of this computer and opens one; a failure has exactly one reason.

/** Why there is no image; each reason has its own message and next step on screen. */
const CAMERA_FAULTS = ['denied', 'missing', 'in-use', 'insecure-context', 'unplugged', 'failed'] as const;
export type CameraFault = (typeof CAMERA_FAULTS)[number];

/** The messages about each reason: `camera.busy` says what it is, `camera.busyHelp` what to do. */
export const FAULT_MESSAGE = {
  denied: 'denied',
  missing: 'missing',
  'in-use': 'busy',
  'insecure-context': 'insecure',
  unplugged: 'unplugged',
  failed: 'failed',
} as const satisfies Record<CameraFault, string>;

export interface CameraDevice {
  readonly deviceId: string;
  /** Empty until the camera was allowed once. */
  readonly label: string;
}

export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

export interface Camera {
  readonly stream: MediaStream;
  readonly device: CameraDevice;
  readonly hasTorch: boolean;
  /** Rejects if the torch refuses. */
  setTorch(on: boolean): Promise<void>;
  /** As it is when the camera opens. Undefined: this camera has none. */
  readonly zoom: Zoom | undefined;
  /** Rejects if the camera refuses. */
  setZoom(value: number): Promise<void>;
  stop(): void;
}

export type OpenedCamera = { readonly camera: Camera } | { readonly fault: CameraFault };

/** `getUserMedia` exists in secure contexts only: https, localhost and the app's own scheme. */
const media = (): MediaDevices | undefined => (globalThis.isSecureContext ? globalThis.navigator?.mediaDevices : undefined);

export async function listCameras(): Promise<readonly CameraDevice[]> {
  const devices = (await media()?.enumerateDevices()) ?? [];
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ deviceId, label }));
}

/** Calls back when a camera is connected or disconnected; returns a function that stops it. */
export function watchCameras(changed: () => void): () => void {
  const devices = media();
  devices?.addEventListener('devicechange', changed);
  return () => devices?.removeEventListener('devicechange', changed);
}

/**
 * Opens the chosen camera, otherwise the one that faces away from the user. `ended` is called once, with `unplugged`, if the device is
 * disconnected while open; never after `stop`.
 */
export async function openCamera(deviceId: string | undefined, ended: (fault: CameraFault) => void): Promise<OpenedCamera> {
  const devices = media();
  if (devices === undefined) return { fault: 'insecure-context' };
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  const wanted = deviceId === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: deviceId } };
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({ audio: false, video: { ...size, ...wanted } });
  } catch (error) {
    return { fault: faultOf(error) };
  }
  const [track] = stream.getVideoTracks();
  if (track === undefined) return { fault: 'missing' };
  return { camera: cameraOf(stream, track, ended) };
}

function cameraOf(stream: MediaStream, track: MediaStreamTrack, ended: (fault: CameraFault) => void): Camera {
  const onEnded = (): void => ended('unplugged');
  track.addEventListener('ended', onEnded, { once: true });
  return {
    stream,
    device: { deviceId: track.getSettings().deviceId ?? '', label: track.label },
    hasTorch: 'torch' in track.getCapabilities(),
    setTorch: (on) => track.applyConstraints({ advanced: [{ torch: on } as Advanced] }),
    zoom: zoomOf(track),
    setZoom: (value) => track.applyConstraints({ advanced: [{ zoom: value } as Advanced] }),
    stop: () => {
      track.removeEventListener('ended', onEnded);
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

/** Defined by MediaStream Image Capture; missing from the DOM types. */
type Advanced = MediaTrackConstraintSet & { readonly torch?: boolean; readonly zoom?: number };
type WithZoom = { readonly zoom?: { readonly min?: number; readonly max?: number; readonly step?: number } | number };

function zoomOf(track: MediaStreamTrack): Zoom | undefined {
  const { zoom: range } = track.getCapabilities() as WithZoom;
  const { zoom: value } = track.getSettings() as WithZoom;
  if (typeof range !== 'object') return undefined;
  const { min = 1, max = 1, step = 0 } = range;
  return max > min ? { min, max, step, value: typeof value === 'number' ? value : min } : undefined;
}

/** Policy: eight presses go from one end to the other, in whole steps of the camera. */
const ZOOM_PRESSES = 8;

/** The next value in this direction; the same at the end. */
export function zoomed({ min, max, step, value }: Zoom, direction: 1 | -1): number {
  const press = (max - min) / ZOOM_PRESSES;
  const whole = step > 0 ? Math.max(1, Math.round(press / step)) * step : press;
  return Math.min(max, Math.max(min, value + direction * whole));
}

/** Media Capture and Streams §10.2: the error names with which getUserMedia may reject. */
export function faultOf(error: unknown): CameraFault {
  switch (error instanceof Error || error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use';
    case 'TypeError':
      return 'insecure-context';
    default:
      return 'failed';
  }
}

// The camera as a screen sees it: off, starting, live or failed, with the choice of device, torch and zoom.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Camera, type CameraDevice, type CameraFault, listCameras, openCamera, watchCameras, type Zoom, zoomed } from './camera.ts';

export type CameraState =
  | { readonly is: 'off' }
  | { readonly is: 'starting' }
  | { readonly is: 'live'; readonly camera: Camera }
  | { readonly is: 'fault'; readonly fault: CameraFault };

export interface CameraControl {
  readonly state: CameraState;
  readonly devices: readonly CameraDevice[];
  readonly torch: boolean;
  /** Undefined: the camera has none. */
  readonly zoom: Zoom | undefined;
  readonly start: (deviceId?: string) => void;
  readonly stop: () => void;
  readonly setTorch: (on: boolean) => void;
  readonly zoomBy: (direction: 1 | -1) => void;
}

const REMEMBERED = 'camera';
/** True if the camera was on when the screen was left. It then starts again when the screen is opened. */
let wanted = false;

export function useCamera(): CameraControl {
  const [state, setState] = useState<CameraState>({ is: 'off' });
  const [devices, setDevices] = useState<readonly CameraDevice[]>([]);
  const [torch, setTorchState] = useState(false);
  const [zoom, setZoom] = useState<Zoom>();
  const open = useRef<Camera>(undefined);
  const call = useRef(0);

  const refresh = useCallback(() => {
    listCameras().then(setDevices, () => setDevices([]));
  }, []);
  const close = useCallback(() => {
    call.current += 1;
    open.current?.stop();
    open.current = undefined;
    setTorchState(false);
    setZoom(undefined);
  }, []);
  const stop = useCallback(() => {
    wanted = false;
    close();
    setState({ is: 'off' });
  }, [close]);
  const start = useCallback(
    (deviceId?: string) => {
      close();
      wanted = true;
      const mine = call.current;
      setState({ is: 'starting' });
      const chosen = deviceId ?? localStorage.getItem(REMEMBERED) ?? undefined;
      const ended = (fault: CameraFault) => {
        if (mine !== call.current) return;
        close();
        setState({ is: 'fault', fault });
        refresh();
      };
      void (async () => {
        let opened = await openCamera(chosen, ended);
        // If the remembered camera is not connected, any other is used, unless it was chosen just now.
        if ('fault' in opened && opened.fault === 'missing' && deviceId === undefined && chosen !== undefined) {
          opened = await openCamera(undefined, ended);
        }
        if (mine !== call.current) {
          if ('camera' in opened) opened.camera.stop();
          return;
        }
        if ('camera' in opened) {
          open.current = opened.camera;
          localStorage.setItem(REMEMBERED, opened.camera.device.deviceId);
          setZoom(opened.camera.zoom);
          setState({ is: 'live', camera: opened.camera });
        } else setState({ is: 'fault', fault: opened.fault });
        refresh();
      })();
    },
    [close, refresh],
  );
  const setTorch = useCallback((on: boolean) => {
    open.current?.setTorch(on).then(
      () => setTorchState(on),
      () => setTorchState(false),
    );
  }, []);

  const zoomBy = (direction: 1 | -1): void => {
    const camera = open.current;
    if (zoom === undefined || camera === undefined) return;
    const value = zoomed(zoom, direction);
    camera.setZoom(value).then(
      // Another camera may have been opened meanwhile.
      () => setZoom((before) => (before === undefined || open.current !== camera ? before : { ...before, value })),
      () => undefined,
    );
  };

  useEffect(() => {
    refresh();
    if (wanted) start();
    const unwatch = watchCameras(refresh);
    return () => {
      unwatch();
      close();
    };
  }, [refresh, start, close]);

  return { state, devices, torch, zoom, start, stop, setTorch, zoomBy };
}

/** Plays the pictures of a camera in a video element. */
export function useStream(video: RefObject<HTMLVideoElement | null>, camera: Camera | undefined): void {
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = camera?.stream ?? null;
    // Rejects if the stream ends at once: its own event reports the fault.
    if (camera) element.play().catch(() => undefined);
  }, [video, camera]);
}

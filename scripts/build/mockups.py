"""Renders mock-ups of the photo preview (public/mockups) from the scenes of the demo's product pictures.

    apt-get install blender python3-numpy python3-pil python3-opencv gcc
    blender -b -P scripts/build/mockups.py -- <scripts folder of the media kit> [name ...]

The kit's scripts built the same scenes for the catalogue's pictures: its README describes studio, lights and denoiser. Each scene is
rendered with blank prints (`blank.webp`), and again with the prints white and everything else black (`mask.webp`, in its alpha
channel); both also at the size of a card (`blank-640.webp`, `mask-640.webp`). `mesh.json` lists the printed surfaces in the order
they are drawn: `print` is the print that a surface shows, the lattice its points in the picture. The side of a wrapped canvas is a surface with a `part` of the print, mirrored where its width is negative. The
board around the openings of a collage frame is the surface whose `print` is 'mount': it shows the texts on it. One job takes about three
minutes on two cores. SCALE=0.5 and SPP=0.5 in the environment give a draft.
"""
import json
import math
import os
import random
import sys
from pathlib import Path

KIT, *NAMES = sys.argv[sys.argv.index('--') + 1:]
sys.path.insert(0, KIT)

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image

from bpy_extras.object_utils import world_to_camera_view
from frames import collage
from mockup import lattice
from prints import clip, polaroid, string_row
from prints import canvas as wrapped_canvas
from props import fairy_lights, marigold, petals, room_light, table, wall
from studio import (WALNUT, backdrop, bloom, box, collect, emission, flat_print, group, principled, printed, render_linear,
                    reset, softbox, studio_lights, tonemap, tube, view)

OUT = Path(__file__).resolve().parent.parent.parent / 'public' / 'mockups'
SIDE = 1200
CARD_SIDE = 640


def prints_in_scene():
    """The printed objects in the order in which they were made."""
    return [ob for ob in bpy.data.objects if ob.type == 'MESH' and any(m and m.get('is_print') for m in ob.data.materials)]


def surface(ob, aspect, cols, rows, at=0):
    points, visible = lattice(ob, cols, rows, SIDE)
    return {'print': at, 'width': SIDE, 'height': SIDE, 'aspect': round(aspect, 4), 'cols': cols, 'rows': rows,
            'points': points, 'visible': visible}


def surfaces_of(aspect, cols=4, rows=4):
    """Each printed object shows a print of its own."""
    return [surface(ob, aspect, cols, rows, at) for at, ob in enumerate(prints_in_scene())]


def mounts_in_scene():
    """The objects that the board of a collage frame is made of."""
    return [ob for ob in bpy.data.objects if ob.type == 'MESH' and any(m and m.name.startswith('mount') for m in ob.data.materials)]


def plane(ob, corners, aspect, cols, rows, **more):
    """The flat surface between three corners (upper left, upper right, lower left) in an object's own coordinates."""
    scene = bpy.context.scene
    start, right, down = (Vector(corner) for corner in corners)
    points = []
    for row in range(rows + 1):
        for col in range(cols + 1):
            place = start + (right - start) * col / cols + (down - start) * row / rows
            seen = world_to_camera_view(scene, scene.camera, ob.matrix_world @ place)
            points.append([round(seen.x * SIDE, 2), round((1 - seen.y) * SIDE, 2)])
    return {'print': 0, **more, 'width': SIDE, 'height': SIDE, 'aspect': round(aspect, 4),
            'cols': cols, 'rows': rows, 'points': points, 'visible': [1] * len(points)}


def save(layer, folder, name, **quality):
    """Writes a layer for the preview and for cards."""
    layer.save(folder / f'{name}.webp', method=6, **quality)
    layer.resize((CARD_SIDE, CARD_SIDE), Image.LANCZOS).save(folder / f'{name}-{CARD_SIDE}.webp', method=6, **quality)


def render(name, surfaces, spp=30, exposure=1.12, glow=0.0):
    """Writes the files; `surfaces` is called when the camera's picture is square."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = SIDE
    bpy.context.view_layer.update()
    mesh = surfaces()
    prints = prints_in_scene() + (mounts_in_scene() if any(surface['print'] == 'mount' for surface in mesh) else [])
    folder = OUT / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'mesh.json').write_text(json.dumps(mesh, separators=(',', ':')))
    light = render_linear(SIDE, SIDE, spp)
    if glow:
        light = bloom(light, glow)
    picture = np.clip(tonemap(light, exposure) * 255 + .5, 0, 255).astype(np.uint8)
    save(Image.fromarray(picture), folder, 'blank', quality=90)
    white, black = emission('seen', (1, 1, 1), 1), emission('unseen', (0, 0, 0), 0)
    for ob in bpy.data.objects:
        if ob.type == 'LIGHT':
            ob.hide_render = True
        elif ob.type in ('MESH', 'CURVE'):
            for slot in range(len(ob.data.materials)):
                ob.data.materials[slot] = white if ob in prints else black
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    scene.cycles.max_bounces = 0
    seen = np.clip(render_linear(SIDE, SIDE, 24, clean=False)[..., 0], 0, 1)
    mask = np.full((*seen.shape, 4), 255, np.uint8)
    mask[..., 3] = np.round(seen * 255)
    save(Image.fromarray(mask), folder, 'mask', lossless=True)


def collage_frame():
    reset(); backdrop(y=7); studio_lights(1.35)
    frame = collage((None,) * 3, rz=.16)
    view(5.45, (0, 0, 1.2), 8, dist=14)
    # The mount of the table of sizes (shop/press.ts), 462 x 224 mm: its openings are within a millimetre of the scene's.
    w, h, front = 4.62, 2.24, -.015
    corners = [(-w / 2, front, h / 2), (w / 2, front, h / 2), (-w / 2, front, -h / 2)]
    render('collage-frame', lambda: [plane(frame, corners, w / h, 8, 4, print='mount'), *surfaces_of(122 / 166)])


def strings(name, rows, top, pitch, width, span):
    """Rows of four prints on their string, under fairy lights."""
    reset(); wall(0, (.80, .75, .68))
    softbox((-6, -6, 6), (0, 0, 2), (3.5, 3.5), 690, (1, .95, .89))
    softbox((7, -7, 3), (0, 0, 2), (3, 5), 130)
    softbox((0, -1.5, 8), (0, 0, 1), (6, 2), 160)
    for row in range(rows):
        string_row((None,) * 4, -span, span, top - row * pitch, -.12, .2, 2 + 3 * row)
    bulbs = [(x, -.10, top + .2 - .30 * (1 - (2 * x / width) ** 2)) for x in np.linspace(-width / 2, width / 2, 13)]
    fairy_lights(bulbs, 5, .03)
    view(width, (0, 0, top - .55 - (rows - 1) * pitch / 2), 0, 4, dist=15)
    render(name, lambda: surfaces_of(1), exposure=1.15, glow=.05)


def instant_prints():
    reset((.9, .86, .8), .22); table(WALNUT); room_light(.75)
    turns = random.Random(11)
    places = [(-1.16, 1.27), (0, 1.3), (1.16, 1.25), (-.62, .02), (.6, 0), (-1.14, -1.26), (.02, -1.28), (1.16, -1.24)]
    for x, y in places:
        polaroid(None, (x, y, .035), (-math.pi / 2, 0, turns.uniform(-.13, .13)), curl=.03)
    marigold((-1.62, .1, 0), .25, 0, 1); marigold((1.62, .28, 0), .23, 1, 2); marigold((1.5, -.3, 0), .17, 0, 7)
    petals(5, (-1.75, -1.3, -.55, -.35), 6)
    clip((1.42, .62, .04)).rotation_euler = (math.pi / 2, 0, .9)
    view(3.95, (0, .02, 0), 66, 0, dist=12)
    render('instant-prints', lambda: surfaces_of(1), exposure=1.3)


def a5_calendar(rz):
    """The kit's tent calendar with a page of A5, the whole of it printed, whose wire goes through holes near its upper edge."""
    w, h, lean = 2.1, 1.48, math.radians(17)
    with collect() as got:
        kraft, paper = principled('kraft', (.50, .34, .19), .8), principled('page', (.86, .85, .82), .6)
        hole, wire = principled('hole', (.16, .11, .07), .9), principled('wire', (.75, .60, .32), .22, metal=1)
        xs = np.linspace(-w / 2 + .08, w / 2 - .08, 24)
        with collect() as front:
            box((w + .08, .03, h + .10), (0, .02, h / 2), .008, kraft)
            for k in range(4):
                box((w, .006, h), (0, -.004 - .008 * k, h / 2), .001, paper)
            flat_print(w, h, printed(None, w / h, .4), -.037, 0)
            for x in xs:
                box((.036, .002, .036), (x, -.0385, h - .055), 0, hole)
        group(front.obs, (0, 0, .03), (-lean, 0, 0))
        foot = 2 * math.sin(lean) * h
        back = box((w + .08, .03, h + .10), (0, 0, h / 2), .008, kraft)
        back.rotation_euler, back.location = (lean, 0, 0), (0, foot, 0)
        for vertex in back.data.vertices:
            vertex.co.z += h / 2
        box((w + .08, foot + .1, .03), (0, foot / 2, .015), .006, kraft)
        top = (math.sin(lean) * h, math.cos(lean) * h + .03)
        for x in xs:
            tube([(x, top[0] + .012 + .085 * math.cos(t), top[1] + .015 + .09 * math.sin(t))
                  for t in np.linspace(0, 2 * math.pi, 14, endpoint=False)], .009, wire, closed=True)
    group(got.obs, (0, 0, 0), (0, 0, rz))


def desk_calendar():
    reset(); backdrop(); studio_lights()
    a5_calendar(.16)
    view(2.75, (0, .1, .74), 10, dist=11)
    render('desk-calendar', lambda: surfaces_of(210 / 148, 6, 4))


def canvas_print():
    w, h, depth = 4.5, 3.0, .36
    reset(); backdrop(y=7); studio_lights(1.4)
    holder, _ = wrapped_canvas(None, w, h, depth, (0, 0, 1.55), .3, tilt=5)
    # The kit's strips leave its corners open.
    box((w - .008, depth - .008, h - .008), (0, -depth / 2, 0), .03, printed(None, 1, .8), name='Corners').parent = holder
    view(5.3, (0, 0, 1.5), 6, dist=15)

    def surfaces():
        ob = next(ob for ob in prints_in_scene() if ob.name == 'Print')
        # The edges are rounded, not sharp: the print is drawn two or three pixels beyond them, and the mask ends it.
        beyond = .012
        left, right, top, foot = -w / 2, w / 2 + beyond, h / 2 + beyond, -h / 2 - beyond
        share = round(depth / w, 4)
        mirrored = {'u': share, 'v': 0, 'width': -share, 'height': 1}
        side = [(left, beyond, top), (left, -depth, top), (left, beyond, foot)]
        front = [(left, -depth, top), (right, -depth, top), (left, -depth, foot)]
        return [plane(ob, side, w / h, 2, 6, part=mirrored), plane(ob, front, w / h, 8, 6)]
    render('canvas-print', surfaces)


JOBS = {
    'collage-frame': collage_frame,
    'photo-string': lambda: strings('photo-string', 2, 3.75, 1.72, 4.7, 2.3),
    'photo-string-16': lambda: strings('photo-string-16', 4, 5.6, 1.32, 5.9, 2.7),
    'instant-prints': instant_prints,
    'desk-calendar': desk_calendar,
    'canvas-print': canvas_print,
}
for job in NAMES or JOBS:
    JOBS[job]()
